import type { Configuration } from '@aisle/api/configuration'
import { footerDetails } from '@aisle/api/footer'
import { aConfiguration, reply, serve, server } from '@aisle/platform/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { Footer } from './footer.tsx'
import { SocialMarks } from './social-marks.tsx'

type Platform = Configuration['socialPlatforms'][number]

const aPlatform = (platform: Partial<Platform> = {}): Platform => ({
  name: 'Neighbours',
  url: 'https://neighbours.example/fresh',
  ...platform,
})

/** The footer, and what joins it when the page has come to rest. */
function FooterAtRest() {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => void Promise.resolve().then(() => setIsRested(true)), [])
  return (
    <>
      <Footer />
      {isRested && <SocialMarks />}
    </>
  )
}
const show = (...socialPlatforms: Platform[]) =>
  renderInShell(<FooterAtRest />, { tenant: { configuration: { ...aConfiguration(), socialPlatforms } } })

beforeEach(() => server.use(serve(footerDetails, () => reply({ groups: [], legalLinks: [] }))))

const column = () => screen.getByRole('navigation', { name: 'Follow us' })
const picture = () => column().querySelector('img')
const drawings = () => column().querySelectorAll('svg')

describe('a link to a social platform', () => {
  it('has the picture that the store gives it', async () => {
    await show(aPlatform({ iconURL: '/images/neighbours.svg' }))

    expect(picture()?.getAttribute('src')).toBe('/images/neighbours.svg')
    expect(drawings()).toHaveLength(0)
  })

  it.each(['Facebook', ' INSTAGRAM ', 'YouTube', 'X', 'Twitter', 'TikTok', 'LinkedIn', 'Pinterest'])(
    'has the mark of %s, and asks nobody for a picture',
    async (name) => {
      await show(aPlatform({ name, iconURL: 'https://tracker.example/pixel.png' }))

      expect(picture()).toBeNull()
      expect(drawings()).toHaveLength(1)
    },
  )

  it.each(['constructor', '__proto__', 'Neighbours'])(
    'has the mark of any other where %s has no picture',
    async (name) => {
      await show(aPlatform({ name }))

      expect(picture()).toBeNull()
      expect(drawings()).toHaveLength(1)
    },
  )

  it('F52 has the mark of any other when its picture does not come', async () => {
    await show(aPlatform({ iconURL: '/images/neighbours.svg' }))

    fireEvent.error(picture() ?? document.body)

    expect(picture()).toBeNull()
    expect(drawings()).toHaveLength(1)
  })

  it('is one link, named by its text alone, with the mark inside', async () => {
    await show(aPlatform({ iconURL: '/images/neighbours.svg' }), aPlatform({ name: 'Facebook' }))

    expect(column().querySelectorAll('a')).toHaveLength(2)
    for (const name of ['Neighbours', 'Facebook']) {
      const link = within(column()).getByRole('link', { name })
      expect(link.querySelectorAll('[aria-hidden="true"] > :is(img, svg)')).toHaveLength(1)
    }
  })

  it('keeps its one mark when the store is asked about again', async () => {
    const { platform } = await show(aPlatform({ name: 'Facebook' }))
    const { configuration } = platform.tenant.store.getState()
    if (!configuration) throw new Error('the store is known')

    act(() => platform.tenant.store.setState({ configuration: { ...configuration } }))
    expect(drawings()).toHaveLength(1)

    act(() => platform.tenant.store.setState({ configuration: { ...configuration, socialPlatforms: [] } }))
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://evil.example/x',
    'http://evil.example/x.png',
    'file:///etc/passwd',
    'http://[bad',
  ])('T34 has no picture from %j', async (iconURL) => {
    await show(aPlatform({ iconURL }))

    expect(picture()).toBeNull()
    expect(drawings()).toHaveLength(1)
  })

  it.each([
    '/x.svg" onerror="alert(1)',
    '"><script>alert(1)</script>',
    "/x.svg' style='background:url(//evil.example)",
  ])('T34 takes the address %j for an address and nothing else', async (iconURL) => {
    await show(aPlatform({ iconURL }))

    expect(picture()?.getAttributeNames().toSorted()).toEqual(['alt', 'height', 'loading', 'src', 'width'])
    expect(document.querySelector('script')).toBeNull()
  })

  it.each(['javascript:alert(1)', 'http://neighbours.example', 'data:text/html,x'])(
    'T34 is none where it leads to %j, and has no mark',
    async (url) => {
      await show(aPlatform({ url, iconURL: '/images/neighbours.svg' }), aPlatform({ name: 'Facebook' }))

      expect(within(column()).getAllByRole('listitem')).toHaveLength(1)
      expect(picture()).toBeNull()
      expect(drawings()).toHaveLength(1)
    },
  )
})
