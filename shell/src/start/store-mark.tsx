import { useTenant } from '@aisle/platform'
import { HomeIcon } from '@aisle/ui/icons'
import { safeImage } from '@aisle/ui/safe-address.rules'
import { useState } from 'react'
import styled from 'styled-components'

/** Whose store it is: its logo, or its name where there is none or it does not come (spec 1 §2). */
export function StoreMark() {
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName)
  const logo = useTenant((state) => state.theme?.logoURL ?? state.configuration?.businessConfigurations.logoURL)
  const [isBroken, setIsBroken] = useState(false)
  const source = logo ? safeImage(logo) : undefined
  if (source && !isBroken) {
    return <Logo src={source} alt={name ?? ''} height={48} onError={() => setIsBroken(true)} />
  }
  return (
    <Name>
      <HomeIcon size={32} />
      {name}
    </Name>
  )
}

const Logo = styled.img`
  width: auto;
  max-width: min(100%, 280px);
  height: 48px;
  object-fit: contain;
  object-position: left;
`

const Name = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-l);
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: var(--color-accent);
  }
`
