import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { TextField } from '@aisle/ui/text-field'
import { errorText } from '@aisle/ui/error-text.rules'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { wishlistMessages as texts } from './wishlists.messages.ts'
import { useCreateWishlist } from './wishlists.queries.ts'

type NewListFormProps = { readonly onCreated?: (wishListID: string) => void }

/** One more list, by its name. */
export function NewListForm({ onCreated }: NewListFormProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const create = useCreateWishlist()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (create.isPending) return // Enter submits a form whose button is busy
    const wanted = name.trim()
    if (!wanted) return setError(texts.required)
    create.mutate(wanted, {
      onSuccess: ({ wishListID }) => {
        setName('')
        onCreated?.(wishListID)
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Row>
        <TextField
          label={texts.listName}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" isBusy={create.isPending}>
          {texts.create}
        </Button>
      </Row>
      {create.error ? <Alert variant="danger">{texts.failed(errorText(create.error))}</Alert> : null}
    </form>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: start;
  > :first-child {
    flex: 1 1 200px;
  }
  /* beside the field, below its label */
  > button {
    margin-top: 25px;
  }
`
