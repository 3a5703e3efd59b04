import type { Wishlist } from '@aisle/api/wishlist'
import { openDialog, toast } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { errorText } from '@aisle/ui/error-text.rules'
import { Image } from '@aisle/ui/image'
import { Cluster, Panel, Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { TextLink } from '@aisle/ui/text-link'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { wishlistMessages as texts } from './wishlists.messages.ts'
import { useDeleteWishlist, useRenameWishlist } from './wishlists.queries.ts'

/** A list with what is on it at a glance, and what can be done with it. */
export function WishlistCard({ list }: { readonly list: Wishlist }) {
  const { wishListID, wishListName, wishProductCount, images = [] } = list
  // `undefined` until the form was opened, `false` once it was closed.
  const [isRenaming, setIsRenaming] = useState<boolean>()
  const remove = useDeleteWishlist()
  const askToDelete = async () => {
    const { deleteTitle: title, deleteText: text, delete: confirmLabel } = texts
    if (await openDialog('confirm', { title, text, confirmLabel, isDestructive: true }))
      remove.mutate(wishListID, { onError: (error) => toast('error', texts.failed(errorText(error))) })
  }
  return (
    <Panel as="li" aria-label={wishListName}>
      {isRenaming ? (
        <RenameForm list={list} onDone={() => setIsRenaming(false)} />
      ) : (
        <Stack data-gap={3}>
          <div>
            <Name>
              <TextLink to="wishlist" params={{ wishListID }} variant="plain">
                {wishListName}
              </TextLink>
            </Name>
            <Note>{texts.count(wishProductCount)}</Note>
          </div>
          {images.length > 0 ? (
            <Pictures>
              {images.slice(0, 5).map(({ url, alt }) => (
                <Image key={url} src={url} alt={alt} width={72} height={72} />
              ))}
            </Pictures>
          ) : null}
          <Cluster>
            <Button
              size="s"
              aria-label={`${texts.rename} ${wishListName}`}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the form that it opened
              autoFocus={isRenaming === false}
              onClick={() => setIsRenaming(true)}
            >
              {texts.rename}
            </Button>
            <Button
              size="s"
              variant="quiet"
              aria-label={`${texts.delete} ${wishListName}`}
              isBusy={remove.isPending}
              onClick={() => void askToDelete()}
            >
              {texts.delete}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Panel>
  )
}

function RenameForm({ list, onDone }: { readonly list: Wishlist; readonly onDone: () => void }) {
  const [name, setName] = useState(list.wishListName)
  const rename = useRenameWishlist(list.wishListID)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() && !rename.isPending) rename.mutate(name.trim(), { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack data-gap={3}>
        <TextField
          label={texts.listName}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the button that opened it
          autoFocus
          maxLength={60}
          value={name}
          error={errorOf(name, rename.error)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Cluster>
          <Button type="submit" variant="primary" size="s" isBusy={rename.isPending}>
            {texts.save}
          </Button>
          <Button size="s" variant="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

function errorOf(name: string, refusal: Error | null) {
  if (!name.trim()) return texts.required
  return refusal ? texts.failed(errorText(refusal)) : undefined
}

const Name = styled.h2`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`

const Pictures = styled.div`
  display: flex;
  gap: var(--space-2);
  > * {
    flex: 0 1 72px;
    min-width: 0;
    border-radius: var(--radius-m);
  }
`
