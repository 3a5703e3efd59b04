import { __PRIVATE__ } from 'styled-components'

const { mainSheet, StyleSheet } = __PRIVATE__

/** What styled-components keeps of a component: its styles, which are texts and functions of what it is told. */
export type ComponentStyle = {
  readonly rules: readonly unknown[]
  readonly baseStyle?: ComponentStyle
  readonly generateAndInjectStyles: (told: object, sheet: typeof mainSheet, compile: unknown) => string
}

/** Components whose styles may be made ahead, in the order in which they came to be. */
export const noted: { readonly style: ComponentStyle; readonly compile: unknown }[] = []

/** Notes each component that comes to be from now on; `lean-styled.ts` has it told. */
export function noteStyles(): void {
  const { registerId } = StyleSheet
  StyleSheet.registerId = (id: string, style?: ComponentStyle, compile?: unknown) => {
    if (style) noted.push({ style, compile })
    return registerId(id)
  }
}
