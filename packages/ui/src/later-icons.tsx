import { icon } from './glyph.tsx'

export const GiftIcon = /* @__PURE__ */ icon(
  'M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7S9 7 8 5.5 9 3 10 4s2 3 2 3 1-2 2-3 3 0 2 1.5S12 7 12 7Z',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4')
export const GridIcon = /* @__PURE__ */ icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z')
export const ListIcon = /* @__PURE__ */ icon('M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01')
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
export const CardIcon = /* @__PURE__ */ icon('M3 6h18v12H3zM3 10h18M7 15h3')
export const IdCardIcon = /* @__PURE__ */ icon(
  'M3 5h18v14H3zM8.5 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.5 16c0-1.7 1.2-2.7 3-2.7s3 1 3 2.7M15 10h3M15 14h3',
)
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h5',
)
export const ShareIcon = /* @__PURE__ */ icon(
  'M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.6 10.5l6.8-4M8.6 13.5l6.8 4',
)
