import { renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Logo } from './logo.tsx'

it('1§9 a logo is at most 48 px high, 50 px on a phone', () => {
  renderWithProviders(<Logo />, { tenant: { theme: { logoURL: '/images/logo.svg' } } })

  const { className } = screen.getByRole('link')
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const own = [...rules.matchAll(/([^{}]+)\{[^{}]*max-height:(\d+)px/g)].filter(([, selector = '']) =>
    className.split(' ').some((name) => selector.includes(`.${name}`)),
  )
  expect(own.map(([, , px]) => px)).toEqual(['50', '48'])
  expect(rules).toMatch(/@media \(min-width:\s*1024px\)\{[^{}]*\{max-height:48px/)
})
