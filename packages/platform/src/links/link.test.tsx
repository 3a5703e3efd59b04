import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../testing/testing.tsx'
import { Link, NavLink } from './link.tsx'

const giftCards = {
  remote: 'mf-giftcards',
  contract: 1,
  routes: { giftCards: { path: '/gift-cards', title: 'Gift Cards', linkName: 'giftCards' } },
} as const

it.each([
  {
    where: 'has its remote',
    surfaces: [giftCards],
    links: ['/gift-cards', '/gift-cards'],
    text: 'Give a card · Cards',
  },
  { where: 'lacks its remote', surfaces: [], links: [], text: 'Give a card · ' },
])('1§2 a page is a link where the tenant $where: $links', ({ surfaces, links, text }) => {
  renderWithProviders(
    <p>
      <Link to="giftCards">Give a card</Link> · <NavLink to="giftCards">Cards</NavLink>
    </p>,
    { surfaces },
  )

  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
  expect(screen.getByText(/·/).textContent).toBe(text)
})
