import type { CartItem } from '@aisle/api/cart-detail'
import { INSTRUCTION_LENGTH } from '@aisle/api/instruction'
import { cart, lineKeyOf, usePlatform, useQuantityInCart } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Cluster } from '@aisle/ui/page-layout'
import { TextArea } from '@aisle/ui/text-area'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../cart.messages.ts'
import { productOf } from './line-product.ts'

const takeFocus = (control: HTMLElement | null) => control?.focus()

/** What the shopper tells whoever picks a line (spec 2 §3, `instruction`): text only, whatever it holds (T32). */
export function LineNote({ line }: { readonly line: CartItem }) {
  const [isEdited, setIsEdited] = useState<boolean>()
  const { title, instruction } = line
  if (isEdited) return <NoteForm line={line} onDone={() => setIsEdited(false)} />
  return (
    <Root>
      {instruction ? <Note>{instruction}</Note> : null}
      <Button
        variant="quiet"
        size="s"
        aria-label={instruction ? messages.editNoteOf(title) : messages.addNoteTo(title)}
        // Back from the form.
        ref={isEdited === false ? takeFocus : undefined}
        onClick={() => setIsEdited(true)}
      >
        {instruction ? messages.editNote : messages.addNote}
      </Button>
    </Root>
  )
}

type NoteFormProps = { readonly line: CartItem; readonly onDone: () => void }

function NoteForm({ line, onDone }: NoteFormProps) {
  const [text, setText] = useState(line.instruction ?? '')
  const [isSaving, setIsSaving] = useState(false)
  const product = productOf(line)
  const qty = useQuantityInCart(product)
  const { store } = usePlatform().cart
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    cart.setQuantity({ ...product, instruction: text }, qty, 'cart')
    await cart.settle()
    setIsSaving(false)
    // The line says what the store has against it.
    if (store.getState().failures[lineKeyOf(product)] === undefined) onDone()
  }
  return (
    <Form onSubmit={(event) => void save(event)}>
      <TextArea
        label={messages.noteFor(line.title)}
        isOptional
        ref={takeFocus}
        rows={2}
        maxLength={INSTRUCTION_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Cluster>
        <Button type="submit" size="s" isBusy={isSaving}>
          {messages.saveNote}
        </Button>
        <Button variant="quiet" size="s" onClick={onDone}>
          {messages.keepNote}
        </Button>
      </Cluster>
    </Form>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  > button {
    margin-left: calc(-1 * var(--space-3));
  }
`

const Note = styled.p`
  flex: 1 1 100%;
  font-size: var(--text-s);
  font-style: italic;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Form = styled.form`
  display: grid;
  flex: 1 1 100%;
  gap: var(--space-2);
`
