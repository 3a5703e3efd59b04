import { useTenant } from '@aisle/platform'
import { RouteLink } from '@aisle/platform/host'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import styled from 'styled-components'

/**
 * The tenant's logo, or its name where there is none or it does not come (F52): a plain link home, so ctrl and middle click work. On Home itself
 * it goes to the top, without a word and without a visit (decision 36).
 */
export function Logo() {
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName ?? state.tenant)
  const logo = useTenant((state) => state.theme?.logoURL ?? state.configuration?.businessConfigurations.logoURL)
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  const isHome = useLocation().pathname === '/'
  const toTop = (event: MouseEvent) => {
    if (!isHome || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    scrollTo(0, 0)
  }
  useEffect(() => {
    // It may have failed before this code ran. Its width tells nothing: a drawing may have none.
    if (logo && image.current?.complete) image.current.decode().catch(() => setBroken(logo))
  }, [logo])
  return (
    <Home to="/" onClick={toTop}>
      {isImageAddress(logo) && logo !== broken ? (
        <img ref={image} src={logo} alt={name} height={40} onError={() => setBroken(logo)} />
      ) : (
        name
      )}
    </Home>
  )
}

/** Of this store's own origin or https (T34). */
export const isImageAddress = (address: string | null | undefined): address is string =>
  typeof address === 'string' && (/^\/(?![/\\])/.test(address) || address.startsWith('https://'))

const Home = styled(RouteLink)`
  display: block;
  overflow: hidden;
  color: var(--color-text);
  font-size: var(--text-l);
  font-weight: 700;
  letter-spacing: -0.01em;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  > img {
    height: 40px;
    max-height: 50px;
    object-fit: contain;
    object-position: left;
    @media (min-width: 1024px) {
      max-height: 48px;
    }
  }
`
