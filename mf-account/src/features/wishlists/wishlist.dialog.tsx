import { wishlistList } from '@aisle/api/wishlist'
import type { DialogComponentProps } from '@aisle/contract'
import { toast, useCall, useShoppingTerms } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { Fieldset } from '@aisle/ui/fieldset'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { Suspense, useState } from 'react'
import { NewListForm } from './new-list-form.tsx'
import { wishlistMessages as texts } from './wishlists.messages.ts'
import { useSetWished } from './wishlists.queries.ts'

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
  const set = useSetWished(productId)
  const [changed, setChanged] = useState<string>()
  const change = (wishListID: string, isWished: boolean) =>
    set.mutate(
      { wishListID, isWished },
      {
        onSuccess: () => {
          setChanged(wishListID)
          toast('success', texts.updated)
        },
        onError: ({ message }) => toast('error', texts.failed(message)),
      },
    )
  // What is being saved is shown as wanted; a failed save falls back to what is kept.
  const wanted = set.isPending ? set.variables : undefined
  return (
    <DialogBody>
      {items.length > 0 ? (
        <Fieldset legend={texts.chooseLists}>
          {items.map(({ wishListID, wishListName, wishProductCount, isWished = false }) => (
            <Checkbox
              key={wishListID}
              label={wishListName}
              hint={texts.count(wishProductCount)}
              checked={wanted?.wishListID === wishListID ? wanted.isWished : isWished}
              onChange={({ target }) => change(wishListID, target.checked)}
            />
          ))}
        </Fieldset>
      ) : (
        <p>{texts.emptyText}</p>
      )}
      <NewListForm onCreated={(wishListID) => change(wishListID, true)} />
      <DialogActions>
        <Button variant="primary" onClick={() => close(changed ? { wishListID: changed } : undefined)}>
          {texts.done}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}
