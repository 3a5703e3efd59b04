import type { DialogName, DialogProps, DialogResult } from './dialogs.ts'
import type { SlotMap, SlotName } from './slots.ts'
import type { SurfaceDeclaration } from './surface.ts'

/** A component, whatever renders it: this package knows no React. */
export type Component<Props> = (props: Props) => unknown

/** `() => import('./orders.page.tsx')` of a module with a default export. */
export type Lazy<Props> = () => Promise<{ readonly default: Component<Props> }>

/** A dialog is given its props and `close`, which answers whoever opened it. */
export type DialogComponentProps<Name extends DialogName> = DialogProps<Name> & {
  readonly close: (result?: DialogResult<Name>) => void
}

type WidgetProps<W> = W extends { readonly slot: infer Name extends SlotName } ? SlotMap[Name] : object
type Part<S, Key extends keyof SurfaceDeclaration> = S extends { readonly [K in Key]: infer P extends object }
  ? P
  : object

/** A call of the store's API, as `endpoint({...})` declares it. */
export type DeclaredCall = { readonly name: string }

/** `() => import('./surface.calls.ts')` of a module with the calls that routes declare by name as their data. */
export type LazyCalls = () => Promise<{ readonly calls: readonly DeclaredCall[] }>

/** The code behind a surface: one lazy component for each name that it declares. */
export type RemoteCode<S extends SurfaceDeclaration> = {
  readonly pages: { readonly [Name in keyof Part<S, 'routes'>]: Lazy<object> }
  readonly widgets: { readonly [Name in keyof Part<S, 'widgets'>]: Lazy<WidgetProps<Part<S, 'widgets'>[Name]>> }
  readonly dialogs: { readonly [Name in keyof Part<S, 'dialogs'> & DialogName]: Lazy<DialogComponentProps<Name>> }
  /** With these the data of a page is fetched before somebody opens it. */
  readonly calls?: LazyCalls
  /** Subscriptions that live as long as the remote; they end with the signal. */
  readonly start?: (context: { readonly signal: AbortSignal }) => void
}

/** A remote as the shell sees it: module `./remote`, export `remote`. */
export type Remote = {
  readonly surface: SurfaceDeclaration
  readonly pages: Readonly<Record<string, Lazy<object>>>
  readonly widgets: Readonly<Record<string, Lazy<never>>>
  readonly dialogs: Readonly<Record<string, Lazy<never>>>
  readonly calls?: LazyCalls
  readonly start?: (context: { readonly signal: AbortSignal }) => void
}

/** Ties code to a surface: the compiler refuses a missing name and wrong props. */
export const defineRemote = <const S extends SurfaceDeclaration>(surface: S, code: RemoteCode<S>) => ({
  surface,
  ...code,
})
