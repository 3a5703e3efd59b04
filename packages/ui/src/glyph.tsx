import type { ReactNode } from 'react'

type IconProps = {
  /** px */
  readonly size?: number
}

/** An icon says nothing by itself: whatever holds it carries the name. */
function Glyph({ size = 20, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** An icon of one path, on a square of 24. */
export const icon = (path: string, filled?: boolean) =>
  function Icon({ size }: IconProps) {
    return (
      <Glyph size={size}>
        <path d={path} {...(filled ? { fill: 'currentColor' } : {})} />
      </Glyph>
    )
  }
