import { wishlistList } from '@aisle/api/wishlist'
import type { DialogComponentProps } from '@aisle/contract'
import { useCall, useShoppingTerms } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { Fieldset } from '@aisle/ui/fieldset'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { Suspense, useState } from 'react'
import { NewListForm } from './new-list-form.tsx'
import { useWish } from './use-wish.ts'
import { WishlistChoice } from './wishlist-choice.tsx'
import { wishlistMessages as texts } from './wishlists.messages.ts'

/** Which lists hold a product (spec 1 §2, 2 §4). Answers the list that was changed last. */
export default function WishlistDialog(props: DialogComponentProps<'wishlist'>) {
  return (
    <Suspense fallback={<ListsLoading />}>
      <Lists {...props} />
    </Suspense>
  )
}

const ListsLoading = () => (
  <Loading label={texts.loading}>
    <Skeleton height="220px" radius="m" />
  </Loading>
)

function Lists({ productId, close }: DialogComponentProps<'wishlist'>) {
  const { items } = useCall(wishlistList, { query: { ...useShoppingTerms(), productID: productId } })
  const [changed, setChanged] = useState<string>()
  const { wish } = useWish(productId, setChanged)
  return (
    <DialogBody>
      {items.length > 0 ? (
        <Fieldset legend={texts.chooseLists}>
          {items.map((list) => (
            <WishlistChoice key={list.wishListID} list={list} productId={productId} onChanged={setChanged} />
          ))}
        </Fieldset>
      ) : (
        <p>{texts.emptyText}</p>
      )}
      <NewListForm onCreated={(wishListID) => wish(wishListID, true)} />
      <DialogActions>
        <Button variant="primary" onClick={() => close(changed ? { wishListID: changed } : undefined)}>
          {texts.done}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}
