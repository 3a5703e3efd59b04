import type { Review } from '@aisle/api/review'
import { toast } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { TextArea } from '@aisle/ui/text-area'
import { TextField } from '@aisle/ui/text-field'
import { errorText } from '@aisle/ui/error-text.rules'
import type { UseMutationResult } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { reviewMessages as texts } from './reviews.messages.ts'
import type { ReviewContent } from './reviews.queries.ts'

const STARS = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: texts.stars(count) }))

type ReviewFormProps = {
  /** What is changed; absent in a new one. */
  readonly review?: Pick<Review, 'rating' | 'title' | 'text'>
  readonly saving: UseMutationResult<Review, Error, ReviewContent>
  /** It is saved, or given up. */
  readonly onDone: () => void
}

/** Stars and words about a product. */
export function ReviewForm({ review, saving, onDone }: ReviewFormProps) {
  const [rating, setRating] = useState(review && String(review.rating))
  const [title, setTitle] = useState(review?.title ?? '')
  const [text, setText] = useState(review?.text ?? '')
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending) return // Enter submits a form whose button is busy
    if (!rating) return setError(texts.ratingNeeded)
    const content = { rating: Number(rating), title: title.trim(), text: text.trim() }
    saving.mutate(content, {
      onSuccess: () => {
        toast('success', texts.saved)
        onDone()
      },
    })
  }
  const rate = (stars: string) => {
    setRating(stars)
    setError(undefined)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        <RadioGroup legend={texts.rating} look="tiles" options={STARS} value={rating} error={error} onChange={rate} />
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
        {saving.error ? <Alert variant="danger">{texts.failed(errorText(saving.error))}</Alert> : null}
        <Cluster>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
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
