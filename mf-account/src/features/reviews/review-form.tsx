import type { OwnReview } from '@aisle/api/review'
import { toast } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { TextArea } from '@aisle/ui/text-area'
import { TextField } from '@aisle/ui/text-field'
import { type SyntheticEvent, useState } from 'react'
import { reviewMessages as texts } from './reviews.messages.ts'
import { useUpdateReview } from './reviews.queries.ts'

const STARS = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: texts.stars(count) }))

/** Changes a review in place. */
export function ReviewForm({ review, onDone }: { readonly review: OwnReview; readonly onDone: () => void }) {
  const [rating, setRating] = useState(String(review.rating))
  const [title, setTitle] = useState(review.title ?? '')
  const [text, setText] = useState(review.text ?? '')
  const update = useUpdateReview(review.reviewID)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    update.mutate(
      { rating: Number(rating), title: title.trim(), text: text.trim() },
      {
        onSuccess: () => {
          toast('success', texts.saved)
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <RadioGroup legend={texts.rating} look="tiles" options={STARS} value={rating} onChange={setRating} />
        <TextField
          label={texts.headline}
          isOptional
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextArea
          label={texts.text}
          isOptional
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {update.error ? <Alert variant="danger">{texts.failed(update.error.message)}</Alert> : null}
        <Cluster>
          <Button type="submit" variant="primary" isBusy={update.isPending}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
