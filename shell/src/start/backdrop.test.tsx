import { aConfiguration, renderWithProviders } from '@aisle/platform/testing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Start, StartFindings } from './create-start.ts'
import StartScreen from './start-screen.tsx'

const start: Start = {
  tenant: 'fresh',
  state: createStore<StartFindings>(() => ({ isUnknown: false, hasFailed: false, validatedMode: undefined })),
  load: async () => {},
  start: () => {},
  onRefused: () => {},
}

type State = Parameters<typeof StartScreen>[0]['state']

const show = (backgroundURL: string | null | undefined, state: State = 'closed') =>
  renderWithProviders(<StartScreen state={state} start={start} isOnline />, {
    tenant: { configuration: aConfiguration({ logoURL: null }), theme: { backgroundURL } },
  })
/** Nobody hears of a picture that says nothing, so it has no role to be found by. */
const picture = () => document.querySelector('img')
const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join()

describe('1§3 the background of a theme', () => {
  it.each([
    ['beta', 'Enter your access code'],
    ['test', 'Enter the password'],
    ['offline', 'System is under maintenence'],
    ['closed', 'This e-commerce site is currently closed.'],
    ['under-construction', 'This site is currently under construction.'],
  ] as const)('stands behind the page of the state %s', (state, title) => {
    show('/images/shelves.jpg', state)

    screen.getByRole('heading', { name: title })
    expect(picture()?.getAttribute('src')).toBe('/images/shelves.jpg')
    expect(picture()?.getAttribute('alt')).toBe('')
  })

  it('may come from elsewhere over https', () => {
    show('https://images.example/shelves.jpg?width=1600')

    expect(picture()?.getAttribute('src')).toBe('https://images.example/shelves.jpg?width=1600')
  })

  it.each([undefined, null, ''])('is absent where a theme has %j', (backgroundURL) => {
    show(backgroundURL)

    screen.getByRole('heading', { name: 'This e-commerce site is currently closed.' })
    expect(picture()).toBeNull()
  })

  it('F52 leaves the page as it is when it does not come', () => {
    const { container } = show('/images/shelves.jpg')
    const before = screen.getByRole('heading').parentElement?.outerHTML

    fireEvent.error(picture() ?? document.body)

    expect(picture()).toBeNull()
    expect(container.contains(screen.getByRole('heading'))).toBe(true)
    expect(screen.getByRole('heading').parentElement?.outerHTML).toBe(before)
  })
})

describe('1§2 what is said in the place of a store', () => {
  const said = { offline: 'System is under maintenence', closed: 'This e-commerce site is currently closed.' } as const

  it.each([
    { why: 'a dialog', state: 'offline', background: null, isOnPaper: true },
    { why: 'a dialog before a picture', state: 'offline', background: '/images/shelves.jpg', isOnPaper: true },
    { why: 'a page', state: 'closed', background: null, isOnPaper: false },
    { why: 'a page before a picture', state: 'closed', background: '/images/shelves.jpg', isOnPaper: true },
  ] as const)('stands on paper, no higher than it is, as $why: $isOnPaper', ({ state, background, isOnPaper }) => {
    show(background, state)

    const words = getComputedStyle(screen.getByRole('heading', { name: said[state] }).parentElement ?? document.body)
    expect(words.minHeight).toBe(isOnPaper ? '0' : '60dvh')
  })
})

describe('T34 a background', () => {
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/x',
    'file:///etc/passwd',
    'ftp://evil.example/x.jpg',
    'http://evil.example/x.jpg',
    'http://[bad',
    'view-source:https://evil.example',
  ])('of the address %j is none', (backgroundURL) => {
    show(backgroundURL)

    screen.getByRole('heading', { name: 'This e-commerce site is currently closed.' })
    expect(picture()).toBeNull()
  })

  it.each([
    'x.jpg");}body{display:none}',
    "x.jpg');background:url(//evil.example",
    'https://images.example/x.jpg?a=\\',
    'https://images.example/x.jpg") , url("https://evil.example/y',
    '"><script>alert(1)</script>',
    '/x.jpg" onerror="alert(1)',
  ])('of the address %j is an address and nothing else', (backgroundURL) => {
    show(backgroundURL)

    expect(picture()?.getAttributeNames().toSorted()).toEqual(['alt', 'class', 'decoding', 'src'])
    expect(document.querySelector('script, [style]')).toBeNull()
    expect(rules()).toContain('object-fit: cover')
    expect(rules()).not.toMatch(/evil|x\.jpg|body/)
  })
})
