import { icon } from './glyph.tsx'

// Of no first view: they come with what shows them, and the others need not wait for them.
export * from './later-icons.tsx'

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
export const InfoIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5M12 8h.01')
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.5 20h19L12 4Zm0 6v4M12 17h.01')
export const PauseIcon = /* @__PURE__ */ icon('M9 5v14M15 5v14')
export const PlayIcon = /* @__PURE__ */ icon('M7 4v16l13-8L7 4Z', true)
export const MenuIcon = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h16')
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3')
export const ImageIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01')
