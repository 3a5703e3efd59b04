import { announcements, disclaimers } from '@aisle/api/disclaimer'
import { contentPage, footerDetails, paymentLogos } from '@aisle/api/footer'
import type { PageComponent, PageSection, PageTemplate } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSeeder } from '../seeding.ts'
import { buildTestApp, newGuestSubject, openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const text = (id: string, rest: Partial<PageComponent> = {}) =>
  ({ id, type: 'text', visible: true, text: id, ...rest }) as PageComponent // oxlint-disable-line typescript/consistent-type-assertions -- a text component with common fields only

const section = (id: string, rest: Partial<PageSection>): PageSection => ({
  id,
  type: 'section',
  visible: true,
  columns: [{ id: `${id}-column`, width: 100, components: [text(`inside-${id}`)] }],
  ...rest,
})

const template: PageTemplate = {
  sections: [
    {
      id: 'top',
      type: 'section',
      visible: true,
      columns: [
        {
          id: 'column',
          width: 100,
          components: [
            text('shown'),
            text('hidden', { visible: false }),
            text('inactive', { isActive: false }),
            text('running', { schedule: [{ startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }] }),
            text('over', { schedule: [{ endsAt: '2026-11-20T12:00:00Z' }] }),
            text('coming', { schedule: [{ startsAt: '2026-11-20T12:00:01Z' }] }),
          ],
        },
      ],
    },
    { id: 'off', type: 'section', visible: false, columns: [] },
    section('section-asleep', { isActive: false }),
    section('section-tomorrow', { schedule: [{ startsAt: '2026-11-21T00:00:00Z' }] }),
  ],
}

let guest: string
const test = await openTestApp({ now })
beforeAll(async () => {
  const ids = await seedTestStore(test, 'fresh', {
    business: { customerServicePhone: '2125550100' },
    store: { paymentLogos: [{ brand: 'visa' }] },
  })
  await test.database.transaction('fresh', async (tx) => {
    const seeder = createSeeder(tx)
    await seeder.templates([
      { name: 'home', template },
      { name: 'home', locationId: ids.uptown, template: { title: 'Uptown', sections: [] } },
    ])
    await seeder.pages([{ slug: 'about', title: 'About us', html: '<p>Since 1998.</p>' }])
    await seeder.disclaimers([
      {
        id: 'a0000000-0000-8000-8000-000000000001',
        title: 'Allergens',
        html: '<p>May contain nuts.</p>',
        isRequiredAcceptance: true,
        updatedAt: now(),
      },
    ])
    await seeder.announcements([
      { id: 'a0000000-0000-8000-8000-000000000002', title: 'Open late', html: '<p>Until 22.</p>', updatedAt: now() },
      { id: 'a0000000-0000-8000-8000-000000000003', title: 'Gone', html: '', updatedAt: now(), endsAt: now() },
    ])
  })
  guest = await test.tokens.guest('fresh')
})

const shown = async (query: { locationID?: string }) => {
  const reply = await test.call(pageTemplate, { query }, guest)
  return reply.data.sections.flatMap(({ columns }) =>
    columns.flatMap(({ components }) => components.map(({ id }) => id)),
  )
}

describe('the home page', () => {
  it('shows what is visible, active and scheduled for now', async () => {
    expect(await shown({})).toEqual(['shown', 'running'])
  })

  it('of a location is its own, else the one for all', async () => {
    const ids = testIds('fresh')
    const uptown = await test.call(pageTemplate, { query: { locationID: ids.uptown } }, guest)
    expect(uptown.data.title).toBe('Uptown')
    expect(await shown({ locationID: ids.downtown })).toEqual(['shown', 'running'])
  })

  it('has no parts where nobody has made one', async () => {
    const store = await buildTestApp({ now })
    try {
      await seedTestStore(store, 'fresh', {})
      const reply = await store.call(pageTemplate, { query: {} }, await store.tokens.guest('fresh'))
      expect(reply).toMatchObject({ status: 200, data: { sections: [] } })
    } finally {
      await store.close()
    }
  })
})

describe('T30 what is not published', () => {
  const unpublished = /coming|over|inactive|hidden|"off"|asleep|tomorrow|2026-1[12]-\d/
  const wishes = [
    { query: 'preview=true' },
    { query: 'isPreview=true&Preview=1' },
    { query: 'includeInactive=true&includeScheduled=true' },
    { query: 'date=2026-12-10&now=2026-12-10T00:00:00Z' },
  ]
  const askers: readonly { who: string; token: () => Promise<string> }[] = [
    { who: 'a guest', token: () => test.tokens.guest('fresh') },
    { who: 'somebody signed in', token: () => test.tokens.user('fresh') },
    { who: 'a customer', token: async () => (await insertCustomer(test, 'fresh')).token },
    {
      who: 'somebody whose token claims more than identity gives',
      token: () =>
        test.tokens.user('fresh', randomUUID(), 'editor@example.com', { scope: 'online_order editor', editor: true }),
    },
  ]

  it.each(askers)('has no inactive or scheduled part for $who, however it is asked for', async ({ token }) => {
    const authorization = `Bearer ${await token()}`
    for (const { query } of wishes) {
      const headers = { authorization, 'x-preview': 'true', cookie: 'preview=true', referer: '/templates-preview' }
      const response = await test.request({ url: `${pageTemplate.path}?${query}`, headers })

      expect(response.statusCode).toBeOneOf([200, 400])
      expect(response.body).not.toMatch(unpublished)
    }
    const published = await test.request({ url: `${pageTemplate.path}?preview=true`, headers: { authorization } })
    expect(published.body).toContain('"running"')
  })

  it.each(['editor', 'admin'])('is not opened by a token with the role %s', async (role) => {
    for (const token of [
      await test.tokens.user('fresh', randomUUID(), 'editor@example.com', { role }),
      await test.tokens.guest('fresh', newGuestSubject(), { role }),
    ]) {
      expect((await test.request({ url: `${pageTemplate.path}?preview=true` }, token)).statusCode).toBe(401)
    }
  })
})

describe('content', () => {
  it('has pages by slug', async () => {
    const reply = await test.call(contentPage, { query: { slugData: 'about' } }, guest)
    expect(reply.data).toMatchObject({ title: 'About us', content: '<p>Since 1998.</p>' })
    const missing = await test.call(contentPage, { query: { slugData: 'nothing' } }, guest)
    const notLegal = await test.call(contentPage, { query: { slugData: 'about', kind: 'legal' } }, guest)
    expect(notLegal).toMatchObject({ status: 404, code: 'PAGE_NOT_FOUND' })
    expect(missing).toMatchObject({ status: 404, code: 'PAGE_NOT_FOUND' })
  })

  it('has a footer with the phone number of customer service', async () => {
    expect((await test.call(footerDetails, {}, guest)).data).toMatchObject({ groups: [], phoneNumber: '2125550100' })
    expect((await test.call(paymentLogos, {}, guest)).data.items).toEqual([{ brand: 'visa', imageURL: null }])
  })

  it('has disclaimers, and announcements that are not over', async () => {
    expect((await test.call(disclaimers, {}, guest)).data.items).toMatchObject([
      { title: 'Allergens', isRequiredAcceptance: true },
    ])
    expect((await test.call(announcements, {}, guest)).data.items.map(({ title }) => title)).toEqual(['Open late'])
  })
})

describe('a stored template that breaks the contract', () => {
  const cornerTemplate = (sections: readonly unknown[]) =>
    test.query(
      `INSERT INTO commerce.page_templates (tenant_id, name, template) VALUES ('corner', 'home', $1)
       ON CONFLICT (tenant_id, name, location_id) DO UPDATE SET template = excluded.template, updated_at = now()`,
      [JSON.stringify({ sections })],
    )

  it('is shown without the broken part, which is told once for each version', async () => {
    await seedTestStore(test, 'corner')
    const lines: string[] = []
    const app = test.buildLogged((line) => lines.push(line))
    const authorization = `Bearer ${await test.tokens.guest('corner')}`
    const ask = () => app.inject({ url: pageTemplate.path, headers: { authorization } })
    const told = () => lines.filter((line) => line.includes('broken parts'))

    await cornerTemplate([section('good', {}), { ...section('bad', {}), visible: 'yes' }])
    for (let visit = 0; visit < 3; visit += 1) {
      const reply = await ask()
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toContain('inside-good')
      expect(reply.body).not.toContain('inside-bad')
    }
    expect(told()).toHaveLength(1)
    expect(JSON.parse(told()[0] ?? '')).toMatchObject({
      tenantId: 'corner',
      template: 'home',
      broken: [{ path: 'sections[1]', reason: 'visible: Invalid input: expected boolean, received string' }],
    })

    await cornerTemplate([section('good', {}), null])
    await ask()
    expect(told()).toHaveLength(2)
    await app.close()
  })
})

describe('T33 a template', () => {
  it.each(['script', 'iframe', 'style', 'H1 onclick'])('with the tag %s is not stored', async (htmlTag) => {
    const parts = JSON.parse(JSON.stringify(template).replace('"type":"text"', `"type":"text","htmlTag":"${htmlTag}"`))
    const writing = test.database.transaction('fresh', (tx) =>
      createSeeder(tx).templates([{ name: 'hostile', template: parts }]),
    )
    await expect(writing).rejects.toThrow(/htmlTag/)
  })
})
