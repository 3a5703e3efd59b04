type VariantValue = { readonly value: string; readonly codeName: string }

/** `size` with `Large` → `Size: Large` */
export const variantText = (values: readonly VariantValue[]): string | null =>
  values.map(({ codeName, value }) => `${codeName.charAt(0).toUpperCase()}${codeName.slice(1)}: ${value}`).join(', ') ||
  null
