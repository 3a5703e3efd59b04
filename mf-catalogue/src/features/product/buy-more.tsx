import type { ProductDetails } from '@aisle/api/product'
import type { CartProduct } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Disclosure } from '@aisle/ui/disclosure'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../../catalogue.messages.ts'
import { PickerNote } from './picker-note.tsx'
import { productMessages } from './product.messages.ts'
import { useLoaded } from './use-loaded.ts'

type BuyMoreProps = {
  readonly product: Pick<ProductDetails, 'productID'>
  /** As it is put into the cart; nothing to tell a picker of a gift card. */
  readonly bought: CartProduct | undefined
  readonly note: string | undefined
  readonly onNote: (note: string | undefined) => void
}

/** Below the buttons of a product's page: a note for the picker, and other stores that have it. */
export function BuyMore({ product, bought, note, onNote }: BuyMoreProps) {
  const { Part: OtherStores, status, want } = useLoaded(() => import('./other-stores.tsx'))
  return (
    <div>
      {bought ? <PickerNote key={bought.productId} product={bought} note={note} onNote={onNote} /> : null}
      <Disclosure title={productMessages.otherStores} onOpen={() => void want()}>
        {OtherStores ? (
          <OtherStores key={product.productID} productID={product.productID} />
        ) : status === 'failed' ? (
          <Alert variant="danger" actions={<Button onClick={() => void want()}>{messages.failed.action}</Button>}>
            {productMessages.storesFailed}
          </Alert>
        ) : status === 'loading' ? (
          <Loading label={productMessages.otherStores}>
            <Skeleton height="180px" radius="m" />
          </Loading>
        ) : null}
      </Disclosure>
    </div>
  )
}
