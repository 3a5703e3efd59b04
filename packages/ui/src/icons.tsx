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

const icon = (path: string, filled?: boolean) =>
  function Icon({ size }: IconProps) {
    return (
      <Glyph size={size}>
        <path d={path} {...(filled ? { fill: 'currentColor' } : {})} />
      </Glyph>
    )
  }

const HEART = 'M12 20s-7-4.4-9-9c-1.5-3.6.7-7 4-7 2.1 0 3.7 1.2 5 3 1.3-1.8 2.9-3 5-3 3.3 0 5.5 3.4 4 7-2 4.6-9 9-9 9Z'
/** From its tip, and back to it. */
export const STAR = 'l2.7 5.7 6.3.9-4.5 4.4 1 6.2-5.5-3-5.5 3 1-6.2-4.5-4.4 6.3-.9Z'

export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const TrashIcon = /* @__PURE__ */ icon(
  'M4 7h16M10 11v6M14 11v6M6 7l1 12a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1l1-12M9 7V4h6v3',
)
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const CheckIcon = /* @__PURE__ */ icon('m5 12 5 5 9-10')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m15 5-7 7 7 7')
export const ChevronRightIcon = /* @__PURE__ */ icon('m9 5 7 7-7 7')
export const ChevronDownIcon = /* @__PURE__ */ icon('m5 9 7 7 7-7')
export const SearchIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5')
export const CartIcon = /* @__PURE__ */ icon('M3 4h2l2.5 11h10L20 8H6M9 20h.01M17 20h.01')
export const HeartIcon = /* @__PURE__ */ icon(HEART)
export const HeartFilledIcon = /* @__PURE__ */ icon(HEART, true)
export const BookmarkIcon = /* @__PURE__ */ icon('M6 4h12v17l-6-4-6 4V4Z')
export const StarIcon = /* @__PURE__ */ icon(`m12 3${STAR}`)
export const UserIcon = /* @__PURE__ */ icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.5-6 8-6s8 2 8 6')
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const HomeIcon = /* @__PURE__ */ icon('m3 11 9-8 9 8M5 10v10h14V10M10 20v-6h4v6')
export const TagIcon = /* @__PURE__ */ icon('M3 12V4h8l10 10-8 8L3 12Zm5-4h.01')
export const GiftIcon = /* @__PURE__ */ icon(
  'M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7S9 7 8 5.5 9 3 10 4s2 3 2 3 1-2 2-3 3 0 2 1.5S12 7 12 7Z',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4')
export const GridIcon = /* @__PURE__ */ icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z')
export const ListIcon = /* @__PURE__ */ icon('M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01')
export const InfoIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5M12 8h.01')
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.5 20h19L12 4Zm0 6v4M12 17h.01')
export const TruckIcon = /* @__PURE__ */ icon(
  'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const StoreIcon = /* @__PURE__ */ icon(
  'M4 10v10h16V10M3 9l2-5h14l2 5c0 2-2 3-3 3s-3-1-3-3c0 2-2 3-3 3s-3-1-3-3c0 2-2 3-3 3S3 11 3 9ZM9 20v-5h6v5',
)
export const ClockIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4h4l2 5-3 2c1 2.5 2.5 4 5 5l2-3 5 2v4c0 1-1 2-2 2C10 20.5 3.5 14 3 6c0-1 1-2 2-2Z',
)
export const RepeatIcon = /* @__PURE__ */ icon(
  'M4 12V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 12v3a3 3 0 0 1-3 3H5M8 21l-3-3 3-3',
)
export const BellIcon = /* @__PURE__ */ icon('M6 17V11a6 6 0 0 1 12 0v6l2 2H4l2-2Zm4 4h4')
export const MegaphoneIcon = /* @__PURE__ */ icon('M4 10v4h3l9 5V5l-9 5H4Zm15-1.5a5 5 0 0 1 0 7M8 14v5h3')
export const PhoneScreenIcon = /* @__PURE__ */ icon('M7 2h10v20H7zM11 18h2M12 6v6m-2.5-2.5L12 12l2.5-2.5')
export const EditIcon = /* @__PURE__ */ icon('M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4')
export const CardIcon = /* @__PURE__ */ icon('M3 6h18v12H3zM3 10h18M7 15h3')
export const IdCardIcon = /* @__PURE__ */ icon(
  'M3 5h18v14H3zM8.5 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.5 16c0-1.7 1.2-2.7 3-2.7s3 1 3 2.7M15 10h3M15 14h3',
)
export const PauseIcon = /* @__PURE__ */ icon('M9 5v14M15 5v14')
export const PlayIcon = /* @__PURE__ */ icon('M7 4v16l13-8L7 4Z', true)
export const MenuIcon = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h16')
export const ImageIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h5',
)
