import type { Configuration } from '@aisle/api/configuration'
import { useTenant } from '@aisle/platform'
import { ExternalIcon } from '@aisle/ui/icons'
import { safeImage } from '@aisle/ui/safe-address.rules'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { frameMessages } from '../shell.messages.ts'

type Platform = Configuration['socialPlatforms'][number]

/**
 * A mark inside each of the footer's links to social platforms, behind the text, which stands for itself: it comes when
 * the page has come to rest, and moves nothing.
 */
export function SocialMarks() {
  const platforms = useTenant((state) => state.configuration?.socialPlatforms) ?? []
  const links = [...document.querySelectorAll(`footer nav[aria-label="${frameMessages.follow}"] a`)]
  return platforms.map((platform) => {
    const { name, url } = platform
    // The footer has dropped what leads elsewhere than to https (T34).
    const link = links.find((each) => each.textContent === name && each.getAttribute('href') === url)
    const place = link?.lastElementChild
    return place ? createPortal(<Mark platform={platform} />, place, name) : null
  })
}

/** For whoever sees it; everybody else has the text. */
function Mark({ platform: { name, iconURL } }: { readonly platform: Platform }) {
  return (
    <Drawn aria-hidden="true">
      {ownMarks.get(name.trim().toLowerCase()) ?? <Icon key={iconURL} address={iconURL} />}
    </Drawn>
  )
}

/** The store's own picture of a platform that is not known here; another mark where it has none, or it fails (F52). */
function Icon({ address }: { readonly address: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false)
  const source = address ? safeImage(address) : undefined
  if (!source || hasFailed) return <ExternalIcon size={SIZE} />
  return <img src={source} alt="" width={SIZE} height={SIZE} loading="lazy" onError={() => setHasFailed(true)} />
}

/** px */
const SIZE = 16

const drawn = (path: string) => (
  <svg
    width={SIZE}
    height={SIZE}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
  >
    <path d={path} />
  </svg>
)

const x = drawn('M4 4h4l12 16h-4ZM19 4l-6 6.8M5 20l6-6.8')

/** Drawn here, so that the platforms hear of nobody who only looks at a page. */
const ownMarks = new Map([
  ['x', x],
  ['twitter', x],
  ['facebook', drawn('M17 4h-2.5A3.5 3.5 0 0 0 11 7.5V21M7 12h8')],
  [
    'instagram',
    drawn(
      'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm5-9h.01',
    ),
  ],
  ['youtube', drawn('M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm5 4v6l5-3Z')],
  ['tiktok', drawn('M13 3v12.5a4 4 0 1 1-4-4M13 3c.4 3 2.4 5 5.5 5.4')],
  ['linkedin', drawn('M5 10v9M5 5h.01M11 19v-9m0 4a4 4 0 0 1 8 0v5')],
  ['pinterest', drawn('m9 21 3-12M8 13.5a4.5 4.5 0 1 1 4 2.5M12 3a9 9 0 0 1 0 18')],
])

/** No higher than the text beside it. */
const Drawn = styled.span`
  display: inline-block;
  margin-left: var(--space-2);
  line-height: 0;
  vertical-align: -3px;
`
