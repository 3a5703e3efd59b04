import { useTenant } from '@aisle/platform'
import { RouteLink } from '@aisle/platform/host'
import styled from 'styled-components'

/** The tenant's logo, or its name where there is none: a plain link home, so ctrl and middle click work (decision 36). */
export function Logo() {
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName ?? state.tenant)
  const logo = useTenant((state) => state.theme?.logoURL ?? state.configuration?.businessConfigurations.logoURL)
  return <Home to="/">{isImageAddress(logo) ? <img src={logo} alt={name} height={40} /> : name}</Home>
}

/** Of this store's own origin or https (T34). */
const isImageAddress = (address: string | null | undefined): address is string =>
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
    width: auto;
    height: 40px;
    max-height: 48px;
  }
`
