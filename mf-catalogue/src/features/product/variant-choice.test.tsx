import type { ProductVariant } from '@aisle/api/product-card'
import { id, renderWithProviders } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useChosenVariant } from './use-chosen-variant.ts'
import { VariantChoice } from './variant-choice.tsx'

const aVariant = (number: number, values: Readonly<Record<string, string>>, isinstock = true): ProductVariant => ({
  productVariantValueID: id(number),
  productID: id(number + 100),
  isDefaultSelected: number === 40,
  isinstock,
  productVariantValues: Object.entries(values).map(([codeName, value]) => ({ codeName, value })),
})

function Choice({ variants }: { readonly variants: ProductVariant[] }) {
  const { variant, chooseVariantById } = useChosenVariant(variants)
  return <VariantChoice product={{ title: 'Yogurt', variants }} variant={variant} onVariant={chooseVariantById} />
}

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name })

describe('the variants of a product', () => {
  it('are one choice where they differ in one thing, and say which are out of stock', () => {
    renderWithProviders(<Choice variants={[aVariant(40, { Size: 'Small' }), aVariant(41, { Size: 'Large' }, false)]} />)

    expect(radio('Option of Yogurt', 'Small').checked).toBe(true)
    const large = screen.getByRole('radio', { name: 'Large', description: 'Out Of Stock' })
    expect(large.hasAttribute('disabled')).toBe(false)
    expect(screen.queryByRole('radio', { name: 'Small', description: 'Out Of Stock' })).toBeNull()
  })

  it('are chosen one thing at a time where they differ in several', async () => {
    const { user } = renderWithProviders(
      <Choice
        variants={[
          aVariant(40, { Flavor: 'Blueberry', Size: 'Cup' }),
          aVariant(41, { Flavor: 'Blueberry', Size: 'Four' }),
          aVariant(42, { Flavor: 'Peach', Size: 'Cup' }),
          aVariant(43, { Flavor: 'Peach', Size: 'Four' }, false),
          aVariant(44, { Flavor: 'Cherry', Size: 'Cup' }),
        ]}
      />,
    )
    expect(radio('Flavor', 'Blueberry').checked).toBe(true)

    await user.click(radio('Size', 'Four'))
    screen.getByRole('radio', { name: 'Peach', description: 'Out Of Stock' })
    screen.getByRole('radio', { name: 'Cherry', description: 'Changes the other choice' })
    await user.click(radio('Flavor', 'Peach'))
    expect([radio('Flavor', 'Peach').checked, radio('Size', 'Four').checked]).toEqual([true, true])
    await user.click(radio('Flavor', 'Cherry'))

    expect([radio('Flavor', 'Cherry').checked, radio('Size', 'Cup').checked]).toEqual([true, true])
  })

  it('are no choice where there is one', () => {
    renderWithProviders(<Choice variants={[aVariant(40, { Size: 'Small' })]} />)

    expect(screen.queryByRole('radio')).toBeNull()
  })
})
