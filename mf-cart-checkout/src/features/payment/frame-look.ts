const tokens = {
  accent: '--color-accent',
  text: '--color-text',
  border: '--color-control',
  background: '--color-surface',
}

/** The store's colours as the provider's form takes them: `rrggbb`. Its frame then looks like a part of the page. */
export function frameLook(styles: CSSStyleDeclaration): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, token]) => {
      const color = styles.getPropertyValue(token).trim()
      return /^#[0-9a-f]{6}$/i.test(color) ? [[name, color.slice(1)]] : []
    }),
  )
}
