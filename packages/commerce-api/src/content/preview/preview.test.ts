import { pagePreview } from '@aisle/api/page-preview'
import type { PageSection } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSeeder } from '../../seeding.ts'
import { openTestApp } from '../../server/testing.ts'
import { insertCustomer } from '../../testing/customer.builder.ts'
import { seedTestStore, testIds } from '../../testing/store.builder.ts'
import { makePreviewLink, revokePreviewLinks } from './make-preview-link.ts'

const start = new Date('2026-11-20T12:00:00Z')
let time = start

const section = (id: string, rest: Partial<PageSection> = {}): PageSection => ({
  id,
  type: 'section',
  visible: true,
  columns: [
    { id: `${id}-column`, width: 100, components: [{ id: `in-${id}`, type: 'text', visible: true, text: id }] },
  ],
  ...rest,
})
const template = {
  sections: [
    section('published'),
    section('asleep', { isActive: false }),
    section('next-year', { schedule: [{ startsAt: '2027-01-01T00:00:00Z' }] }),
    section('for-adults', { isAgeRestricted: true }),
  ],
}

let guest: string
const test = await openTestApp({ now: () => time })
beforeAll(async () => {
  for (const tenant of ['fresh', 'corner']) {
    const ids = await seedTestStore(test, tenant)
    await test.database.transaction(tenant, (tx) =>
      createSeeder(tx).templates([
        { name: 'home', template },
        { name: 'home', locationId: ids.uptown, template: { sections: [section('uptown', { isActive: false })] } },
      ]),
    )
  }
  guest = await test.tokens.guest('fresh')
})
beforeEach(() => {
  time = start
})

const linkOf = async (tenant: string, minutes = 60) =>
  (await makePreviewLink({ databaseUrl: test.ownerUrl, tenant, now: start, minutes })).token

const ask = (token: string, asker = guest, locationID?: string) =>
  test.call(pagePreview, { body: { token, ...(locationID ? { locationID } : {}) } }, asker)

const refused = { status: 403, code: 'PREVIEW_REFUSED' }
const unpublished = /asleep|next-year|2027|uptown/

describe('T30 the preview of the home page', () => {
  it('has inactive and scheduled parts for whoever holds a link of the store', async () => {
    const reply = await ask(await linkOf('fresh'))

    expect(reply.data.sections.map(({ id }) => id)).toEqual(['published', 'asleep', 'next-year', 'for-adults'])
    expect(reply.data.sections[2]?.schedule).toEqual([{ startsAt: '2027-01-01T00:00:00Z' }])
    expect(reply.headers['cache-control']).toContain('no-store')
  })

  it('is that of the location that is asked for', async () => {
    const reply = await ask(await linkOf('fresh'), guest, testIds('fresh').uptown)

    expect(reply.data.sections.map(({ id }) => id)).toEqual(['uptown'])
  })

  it.each([
    ['of no store', async () => randomBytes(32).toString('base64url')],
    ['of another store', () => linkOf('corner')],
    ['that is empty', async () => ''],
    ['that says what it wants', async () => 'true'],
    ['cut short', async () => (await linkOf('fresh')).slice(0, -1)],
    [
      'with one letter changed',
      async () => (await linkOf('fresh')).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ],
    ['in other letters', async () => (await linkOf('fresh')).toLowerCase()],
    ['with something behind it', async () => `${await linkOf('fresh')} `],
    [
      'that is the hash of one',
      async () => String((await test.query('SELECT token_hash FROM commerce.preview_links'))[0]?.['token_hash']),
    ],
    ['that is a guest’s token', async () => guest.slice(0, 100)],
  ])('refuses a token %s', async (_, token) => {
    const reply = await ask(await token())

    expect(reply).toMatchObject(refused)
    expect(reply.body).not.toMatch(unpublished)
  })

  it('is over when the link is', async () => {
    const token = await linkOf('fresh', 10)

    time = new Date('2026-11-20T12:09:59.999Z')
    expect((await ask(token)).status).toBe(200)
    time = new Date('2026-11-20T12:10:00Z')
    expect(await ask(token)).toMatchObject(refused)
  })

  it('is over when its links are taken back, and those of other stores are not', async () => {
    const token = await linkOf('fresh')
    const other = await linkOf('corner')

    await revokePreviewLinks({ databaseUrl: test.ownerUrl, tenant: 'fresh' })

    expect(await ask(token)).toMatchObject(refused)
    expect((await ask(other, await test.tokens.guest('corner'))).status).toBe(200)
  })

  it('needs the session that every shopper has, besides', async () => {
    const body = { token: await linkOf('fresh') }
    expect((await test.request({ method: 'POST', url: pagePreview.path, payload: body })).statusCode).toBe(401)
    expect((await ask(body.token, (await insertCustomer(test, 'fresh')).token)).status).toBe(200)
  })
})

describe('T30 a link to the preview used elsewhere', () => {
  it('opens nothing on the way that shoppers go', async () => {
    const token = await linkOf('fresh')
    for (const query of [`token=${token}`, `preview=${token}`, `editor=${token}`]) {
      const headers = { authorization: `Bearer ${guest}`, 'x-preview': token, cookie: `preview=${token}` }
      const reply = await test.request({ url: `${pageTemplate.path}?${query}`, headers })

      expect(reply.body).toContain('published')
      expect(reply.body).not.toMatch(unpublished)
    }
  })

  it('is nobody’s session', async () => {
    const token = await linkOf('fresh')
    for (const [method, url] of [
      ['GET', pageTemplate.path],
      ['POST', pagePreview.path],
      ['GET', '/v1/Customer'],
    ] as const) {
      const reply = await test.request({ method, url, ...(method === 'POST' ? { payload: { token } } : {}) }, token)
      expect(reply.statusCode).toBe(401)
    }
  })

  it('is not taken from the address, where logs would keep it', async () => {
    const reply = await test.request(
      { method: 'POST', url: `${pagePreview.path}?token=${await linkOf('fresh')}`, payload: {} },
      guest,
    )
    expect(reply.statusCode).toBe(400)
    expect(reply.body).not.toMatch(unpublished)
  })
})

describe('who makes links', () => {
  it.each([
    ['INSERT', `INSERT INTO commerce.preview_links VALUES ('fresh', repeat('a', 64), now() + interval '1 day')`],
    ['UPDATE', `UPDATE commerce.preview_links SET expires_at = now() + interval '1 day'`],
    ['DELETE', 'DELETE FROM commerce.preview_links'],
  ])('the API cannot: %s', async (_, statement) => {
    const attempt = test.database.transaction('fresh', ({ db }) => db.execute(statement))

    await expect(attempt).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ code: '42501' }) }),
    )
  })

  it('only for stores that are there', async () => {
    await expect(linkOf('nowhere')).rejects.toThrow(/There is no store "nowhere"/)
  })

  it('links that are over go when the next one is made', async () => {
    await revokePreviewLinks({ databaseUrl: test.ownerUrl, tenant: 'fresh' })
    await linkOf('fresh', 1)
    await makePreviewLink({
      databaseUrl: test.ownerUrl,
      tenant: 'fresh',
      now: new Date('2026-11-20T12:01:00Z'),
      minutes: 1,
    })

    const rows = await test.query(`SELECT 1 FROM commerce.preview_links WHERE tenant_id = 'fresh'`)
    expect(rows).toHaveLength(1)
  })
})
