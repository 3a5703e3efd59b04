import * as z from 'zod/mini'
import { callTemplateSchema } from './call-template.ts'
import type { DialogName } from './dialogs.ts'
import type { LinkName } from './links.ts'
import type { SlotName } from './slots.ts'

/** What must hold before a page opens; the shell owns their meaning (spec 1 §2). */
export const guardNames = ['location', 'login', 'customer', 'loyalty'] as const
export type GuardName = (typeof guardNames)[number]

export const remoteNameSchema = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]{1,40}$/))

export const routeSchema = z.strictObject({
  path: z.string().check(z.startsWith('/')),
  title: z.string(),
  guards: z.optional(z.array(z.enum(guardNames))),
  /** Calls whose answers the page needs for its first content, made by the gateway and inlined. */
  data: z.optional(z.array(callTemplateSchema)),
  /** The name others link to this page by. */
  linkName: z.optional(z.string()),
  /** May be rendered on the server: shows the same to every shopper of a store. */
  isPublic: z.optional(z.boolean()),
  skipsAgeVerification: z.optional(z.boolean()),
  /** Where an age-restricted store demands to know the shopper's age: to look around, or to buy (spec 1 §4). */
  demandsAge: z.optional(z.enum(['browsing', 'checkout'])),
  /** Shows goods, of which restricted ones are left out or told of (spec 1 §4, second list of pages). */
  showsGoods: z.optional(z.boolean()),
  clearsHistory: z.optional(z.boolean()),
  noHistory: z.optional(z.boolean()),
})
export type Route = z.output<typeof routeSchema>

export const widgetSchema = z.strictObject({
  /** The slot it fills; a widget without one is an island only. */
  slot: z.optional(z.string()),
  /** Lower comes first within the slot. */
  order: z.optional(z.int()),
  /** Also exposed as `./island`, to be mounted outside the shell. */
  island: z.optional(z.boolean()),
})
export type Widget = z.output<typeof widgetSchema>

export const dialogSchema = z.strictObject({
  title: z.string(),
  size: z.enum(['xl', 'lg', 'md', 'sm', 'xs']),
})
export type Dialog = z.output<typeof dialogSchema>

/** Places in which the shell lists links of remotes. */
export const menuNames = ['header', 'bottom', 'account', 'footer'] as const

export const menuEntrySchema = z.strictObject({
  in: z.enum(menuNames),
  label: z.string(),
  link: z.string(),
  order: z.optional(z.int()),
  /** Shown only to shoppers for whom these guards hold. */
  guards: z.optional(z.array(z.enum(guardNames))),
})
export type MenuEntry = z.output<typeof menuEntrySchema>

/** What a remote declares: pure data, published with every build as `surface.json`. */
export const surfaceSchema = z.strictObject({
  remote: remoteNameSchema,
  contract: z.int().check(z.positive()),
  routes: z.record(z.string(), routeSchema),
  widgets: z.record(z.string(), widgetSchema),
  dialogs: z.record(z.string(), dialogSchema),
  menu: z.array(menuEntrySchema),
})
export type Surface = z.output<typeof surfaceSchema>

/** A surface as its author writes it: parts may be left out; slots, dialogs and links are the contract's. */
export type SurfaceDeclaration = {
  readonly remote: `mf-${string}`
  readonly contract: number
  readonly routes?: Readonly<Record<string, Route & { readonly linkName?: LinkName }>>
  readonly widgets?: Readonly<Record<string, Widget & { readonly slot?: SlotName }>>
  readonly dialogs?: Readonly<Partial<Record<DialogName, Dialog>>>
  readonly menu?: readonly (MenuEntry & { readonly link: LinkName })[]
}

/** Declares a remote's surface. Identity at run time; keeps names as literal types for `defineRemote`. */
export const defineSurface = <const S extends SurfaceDeclaration>(surface: S): S => surface

/** The declaration with absent parts filled in, as it is published. @throws ZodError if it breaks the schema. */
export const completeSurface = (surface: SurfaceDeclaration): Surface =>
  z.parse(surfaceSchema, { routes: {}, widgets: {}, dialogs: {}, menu: [], ...surface })
