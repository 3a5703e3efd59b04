import type { OwnReview as Review } from '@aisle/api/review'
import { openDialog, toast } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { formatCalendarDay } from '@aisle/ui/day.rules'
import { errorText } from '@aisle/ui/error-text.rules'
import { Image } from '@aisle/ui/image'
import { Cluster, Panel, Stack } from '@aisle/ui/page-layout'
import { Rating } from '@aisle/ui/rating'
import { TextLink } from '@aisle/ui/text-link'
import { useState } from 'react'
import styled from 'styled-components'
import { ReviewForm } from './review-form.tsx'
import { reviewMessages as texts } from './reviews.messages.ts'
import { useDeleteReview, useUpdateReview } from './reviews.queries.ts'

/** A review of one's own, with its product; changed and deleted in place. */
export function OwnReview({ review }: { readonly review: Review }) {
  const { reviewID, productTitle, seoName, profileImage, rating, title, text, createdAt } = review
  // `undefined` until the form was opened, `false` once it was closed.
  const [isEditing, setIsEditing] = useState<boolean>()
  const update = useUpdateReview(reviewID)
  const remove = useDeleteReview()
  const edit = () => {
    update.reset() // what was refused the last time is not told again
    setIsEditing(true)
  }
  const askToDelete = async () => {
    const { deleteTitle, deleteText, delete: confirmLabel } = texts
    if (await openDialog('confirm', { title: deleteTitle, text: deleteText, confirmLabel, isDestructive: true }))
      remove.mutate(reviewID, { onError: (error) => toast('error', texts.failed(errorText(error))) })
  }
  return (
    <Panel as="li" aria-label={productTitle}>
      <Stack data-gap={3}>
        <Head>
          <Image src={profileImage} alt="" width={64} height={64} />
          <div>
            <Product>
              <TextLink to="product" params={{ seoName }} variant="plain">
                {productTitle}
              </TextLink>
            </Product>
            <Note as="time" dateTime={createdAt}>
              {formatCalendarDay(createdAt)}
            </Note>
          </div>
        </Head>
        {isEditing ? (
          <ReviewForm review={review} saving={update} onDone={() => setIsEditing(false)} />
        ) : (
          <>
            <Cluster>
              <Rating average={rating} />
              {title ? <strong>{title}</strong> : null}
            </Cluster>
            {text ? <Text>{text}</Text> : null}
            <Cluster>
              <Button
                size="s"
                aria-label={`${texts.edit} ${productTitle}`}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the form that it opened
                autoFocus={isEditing === false}
                onClick={edit}
              >
                {texts.edit}
              </Button>
              <Button
                size="s"
                variant="quiet"
                aria-label={`${texts.delete} ${productTitle}`}
                isBusy={remove.isPending}
                onClick={() => void askToDelete()}
              >
                {texts.delete}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Panel>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
`

const Product = styled.h2`
  font-size: var(--text-m);
  overflow-wrap: anywhere;
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`

const Text = styled.p`
  max-width: 75ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
