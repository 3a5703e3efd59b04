import { footerDetails, type FooterDetails } from '@aisle/api/footer'
import { defineSurface } from '@aisle/contract'
import { useDialogStack } from '@aisle/platform'
import { aConfiguration, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell, type ShellSurroundings } from '../testing/render-in-shell.tsx'
import { Footer } from './footer.tsx'

const catalogue = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    footerPage: { path: '/footer-links/:slugId', title: 'Page', linkName: 'footerPage' },
    legalPage: { path: '/pages/legal/:slugId', title: 'Legal', linkName: 'legalPage' },
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
  },
  menu: [{ in: 'footer', label: 'Find a store', link: 'findStore' }],
})

const Dialogs = () => <output>{useDialogStack().map(({ name, props }) => `${name} ${JSON.stringify(props)}`)}</output>

const details: FooterDetails = {
  groups: [
    {
      title: 'Shopping',
      links: [
        { title: 'Returns', slug: 'returns' },
        { title: 'Recipes', url: 'https://recipes.example', openInNewTab: true },
        { title: 'Trap', url: 'javascript:alert(1)' },
      ],
    },
    { title: 'Our store', links: [{ title: 'About us', slug: 'about' }] },
  ],
  legalLinks: [{ title: 'Privacy', slug: 'privacy' }],
  copyright: '© Fresh Fields',
  address: '1 Elm Street',
  phoneNumber: '3125550142',
  email: 'hello@fresh.example',
  hours: 'Every day from 7 to 10',
}

function show(change: Partial<FooterDetails> = {}, options: ShellSurroundings = {}) {
  server.use(serve(footerDetails, () => reply({ ...details, ...change })))
  return renderInShell(
    <>
      <Footer />
      <Dialogs />
    </>,
    { surfaces: [catalogue], ...options },
  )
}

const column = (name: string) => screen.findByRole('navigation', { name })
const linkIn = (place: HTMLElement, name: string) => within(place).getByRole<HTMLAnchorElement>('link', { name })

describe('1§2 the footer', () => {
  it('says whose store it is, where, when it is open, and how to reach it', async () => {
    await show()

    expect((await screen.findByRole('link', { name: '(312)-555-0142' })).getAttribute('href')).toBe('tel:3125550142')
    expect(screen.getByRole('link', { name: 'hello@fresh.example' }).getAttribute('href')).toBe(
      'mailto:hello@fresh.example',
    )
    for (const text of ['Fresh Fields Market', '1 Elm Street', 'Every day from 7 to 10', '© Fresh Fields'])
      screen.getByText(text)
  })

  it('has the pages of the store in their groups, and those of the remotes', async () => {
    await show()

    expect(linkIn(await column('Shopping'), 'Returns').getAttribute('href')).toBe('/footer-links/returns')
    expect(linkIn(await column('Our store'), 'About us').getAttribute('href')).toBe('/footer-links/about')
    expect(linkIn(await column('More'), 'Find a store').getAttribute('href')).toBe('/find-store')
    expect(linkIn(document.body, 'Privacy').getAttribute('href')).toBe('/pages/legal/privacy')
  })

  it('T34 leads elsewhere by https only, in another tab where the store wants that', async () => {
    await show()

    const { href, target, rel } = linkIn(await column('Shopping'), 'Recipes')
    expect({ href, target, rel }).toEqual({
      href: 'https://recipes.example/',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    expect(screen.queryByRole('link', { name: 'Trap' })).toBeNull()
    screen.getByText('Trap')
  })

  it('opens the legal texts of a store that has no pages for them', async () => {
    const configuration = aConfiguration({ termsOfService: '<p>Terms</p>', privacyPolicy: '' })
    const { user } = await show({ legalLinks: [] }, { tenant: { configuration } })
    await column('Shopping')

    await user.click(screen.getByRole('button', { name: 'Privacy Policy' }))

    expect(screen.getByRole('button', { name: /Terms/ })).toBeDefined()
    expect(document.querySelector('output')?.textContent).toBe('legal {"section":"privacy"}')
  })

  it('leaves out what could not be loaded, without a word about it', async () => {
    const asked = vi.fn<() => void>()
    server.use(
      serve(footerDetails, () => {
        asked()
        return HttpResponse.json({ success: false, errors: [] }, { status: 400 })
      }),
    )
    const { platform } = await renderInShell(<Footer />, { surfaces: [catalogue] })
    await waitFor(() => expect(asked).toHaveBeenCalled())

    await column('More')
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
    screen.getByRole('heading', { name: 'Fresh Fields Market' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(platform.toasts.store.getState()).toEqual([])
  })
})
