import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from './visually-hidden.tsx'

export type SkeletonProps = {
  /** CSS lengths; the final size of what comes. */
  readonly height?: string
  readonly width?: string
  readonly radius?: 's' | 'm' | 'l'
}

/** A grey box in the place and size of what is being loaded. */
export function Skeleton({ height = '1em', width = '100%', radius = 's' }: SkeletonProps) {
  return <Box $height={height} $width={width} $radius={radius} aria-hidden="true" />
}

/** Skeletons under one announcement: `<Loading label="Loading products">…</Loading>`. */
export function Loading({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  return (
    <Pulsing role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Pulsing>
  )
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`

// All boxes as one: each box that moves by itself is a layer, and dozens of them make every paint of the page slow.
const Pulsing = styled.div`
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

// No `style` attributes: the page's policy refuses them in server-rendered HTML.
const Box = styled.span<{ readonly $height: string; readonly $width: string; readonly $radius: 's' | 'm' | 'l' }>`
  display: block;
  height: ${({ $height }) => $height};
  width: ${({ $width }) => $width};
  border-radius: var(--radius-${({ $radius }) => $radius});
  max-width: 100%;
  background: color-mix(in srgb, var(--color-line) 60%, transparent);
`
