import { useTenant } from '@aisle/platform'
import { safeImage } from '@aisle/ui/safe-address.rules'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'

type Props = { readonly children: ReactNode }

/**
 * The theme's `backgroundURL` behind what stands in the place of a store (spec 1 §3). Pages of the store go without: their
 * text stands on the bare page, and nobody can vouch for its contrast with a picture.
 */
export function Backdrop({ children }: Props) {
  const source = useBackground()
  if (!source) return children
  return (
    <Place>
      <Picture key={source} source={source} />
      {children}
    </Place>
  )
}

type SheetProps = Props & { readonly isDialog: boolean }

/** What a dialog stands on, and any text with a picture behind it; the same when the picture does not come. */
export function Sheet({ isDialog, children }: SheetProps) {
  const hasBackground = useBackground() !== undefined
  return isDialog || hasBackground ? <Paper>{children}</Paper> : children
}

function useBackground() {
  const address = useTenant((state) => state.theme?.backgroundURL)
  return address ? safeImage(address) : undefined
}

/** An image, and no style: what an editor wrote comes near no style sheet (T34). One that fails is left out (F52). */
function Picture({ source }: { readonly source: string }) {
  const [isBroken, setIsBroken] = useState(false)
  return isBroken ? null : <Cover src={source} alt="" decoding="async" onError={() => setIsBroken(true)} />
}

const Place = styled.div`
  flex: 1;
  isolation: isolate;
`

const Cover = styled.img`
  position: fixed;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** As high as what is said on it. */
const Paper = styled.div`
  --notice-height: 0;
  width: min(92vw, 640px);
  margin: clamp(var(--space-4), 12dvh, 140px) auto var(--space-7);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
`
