import { INSTRUCTION_LENGTH } from '@aisle/api/instruction'
import { cart, type CartProduct, toast, useCart, usePlatform, useQuantityInCart } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Disclosure } from '@aisle/ui/disclosure'
import { TextArea } from '@aisle/ui/text-area'
import { useState } from 'react'
import styled from 'styled-components'
import { savedNote } from './picker-note.rules.ts'
import { productMessages } from './product.messages.ts'

type PickerNoteProps = {
  /** As it is put into the cart. */
  readonly product: CartProduct
  /** What was written here; what the cart holds where nothing was. */
  readonly note: string | undefined
  readonly onNote: (note: string | undefined) => void
}

/** What to tell whoever picks the product (spec 2 §7, `instruction`): goes into the cart with it, or into its line. */
export function PickerNote({ product, note, onNote }: PickerNoteProps) {
  const saved = useCart((state) => savedNote(state, product.productId))
  const qty = useQuantityInCart(product.productId)
  const { store } = usePlatform().cart
  const [isSaving, setIsSaving] = useState(false)
  const text = note ?? saved ?? ''
  const save = async () => {
    setIsSaving(true)
    cart.setQuantity({ ...product, instruction: text }, qty, 'main')
    await cart.settle()
    setIsSaving(false)
    // A refusal is said where the quantity is.
    if (store.getState().failures[product.productId] !== undefined) return
    onNote(undefined)
    toast('success', productMessages.noteSaved)
  }
  return (
    <Disclosure title={saved ? productMessages.noteOfLine : productMessages.addNote}>
      <Form>
        <TextArea
          label={productMessages.note}
          hint={productMessages.noteHint(INSTRUCTION_LENGTH)}
          isOptional
          rows={2}
          maxLength={INSTRUCTION_LENGTH}
          value={text}
          onChange={({ target }) => onNote(target.value)}
        />
        {saved !== undefined && text !== saved ? (
          <Button isBusy={isSaving} onClick={() => void save()}>
            {productMessages.saveNote}
          </Button>
        ) : null}
      </Form>
    </Disclosure>
  )
}

const Form = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`
