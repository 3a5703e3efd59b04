import type { ProductDetails } from '@aisle/api/product'
import { OrderLineType, ProductFamily } from '@aisle/api/product-kind'
import { openDialog, useSession, useShopping } from '@aisle/platform'
import { AddControl } from '@aisle/ui/add-control'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { ProductLink } from '@aisle/ui/product-link'
import { purchaseLimit } from '@aisle/ui/purchase-limit.rules'
import { RadioGroup } from '@aisle/ui/radio-group'
import { Select } from '@aisle/ui/select'
import { type ReactNode, useState } from 'react'
import { favoritesMessages } from '../favorites/favorites.messages.ts'
import { productMessages } from './product.messages.ts'
import { allowsAutoShip } from './product.rules.ts'

/** Buys a product once, or has it delivered again and again. A gift card's amount is chosen on its own page. */
export function PurchaseOptions({ product }: { readonly product: ProductDetails }) {
  const codeName = useShopping((state) => state.store?.codeName)
  const [frequency, setFrequency] = useState<string>()
  if ((product.productFamily ?? ProductFamily.Normal) !== ProductFamily.Normal) {
    return <ProductLink product={product}>Choose amount</ProductLink>
  }
  const { productID: productId, title } = product
  const bought = { productId, title, limit: purchaseLimit(product, codeName) }
  return (
    <Stack>
      {allowsAutoShip(product) ? (
        <AutoShipChoice product={product} frequency={frequency} onChoose={setFrequency} />
      ) : null}
      {frequency === undefined ? (
        <AddControl product={bought} isInStock={product.isinstock} origin="main" size="l" />
      ) : (
        <MembersOnly>
          <AddControl
            product={{ ...bought, orderLineItemOrderType: OrderLineType.AutoShip, frequency }}
            isInStock={product.isinstock}
            origin="main"
            size="l"
          />
        </MembersOnly>
      )}
    </Stack>
  )
}

type AutoShipChoiceProps = {
  readonly product: ProductDetails
  readonly frequency: string | undefined
  readonly onChoose: (frequency: string | undefined) => void
}

function AutoShipChoice({ product, frequency, onChoose }: AutoShipChoiceProps) {
  const { autoShipFrequencies = [], autoShipDiscount, title } = product
  const first = autoShipFrequencies[0]?.frequency
  if (first === undefined) return null
  return (
    <>
      <RadioGroup
        legend={`How to buy ${title}`}
        isLegendHidden
        look="cards"
        value={frequency === undefined ? 'once' : 'auto-ship'}
        onChange={(value) => onChoose(value === 'once' ? undefined : first)}
        options={[
          { value: 'once', label: productMessages.oneTime },
          {
            value: 'auto-ship',
            label: productMessages.autoShip,
            note: autoShipDiscount ? `Save ${autoShipDiscount}% on every delivery` : undefined,
          },
        ]}
      />
      {frequency === undefined ? null : (
        <Select
          label={productMessages.frequency}
          value={frequency}
          onChange={(event) => onChoose(event.target.value)}
          options={autoShipFrequencies.map((option) => ({ value: option.frequency, label: option.label }))}
        />
      )}
    </>
  )
}

/** Auto-ship needs an account (spec 1 §6). */
function MembersOnly({ children }: { readonly children: ReactNode }) {
  const isGuest = useSession((state) => state.status !== 'signed-in')
  if (!isGuest) return children
  return (
    <>
      <p>{productMessages.autoShipNeedsAccount}</p>
      <Button variant="primary" size="l" isWide onClick={() => void openDialog('account-drawer', {})}>
        {favoritesMessages.signInAction}
      </Button>
    </>
  )
}
