import { type KeyboardEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { MinusIcon, PlusIcon, TrashIcon } from './icons.tsx'
import { committedQuantity, draftOf, oneMore, type QuantityDraft } from './quantity-field.rules.ts'
import { useTransient } from './use-transient.tsx'

export type QuantityFieldProps = {
  /** Of the product, for the names of the controls. */
  readonly title: string
  readonly qty: number
  /** Most that may be bought. */
  readonly limit: number
  /** A quantity was chosen; 0 asks to remove. */
  readonly onChange: (qty: number) => void
  /** Where there may be none: plus is an "Add" button of this size then. */
  readonly add?: { readonly size: 'm' | 'l'; readonly onAdd: () => void }
}

/**
 * A quantity with minus and plus. Typing is a draft that counts on Enter or when the field is left; minus at 1 removes
 * (spec 1 §5, 2 §4, decision 15). "Add" becomes plus: what was pressed stays, and keeps the focus, also at the limit.
 */
export function QuantityField({ title, qty, limit, onChange, add }: QuantityFieldProps) {
  const plus = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<QuantityDraft>()
  const [isMaxShown, showMax] = useTransient(2000)
  const choose = (next: number) => {
    setDraft(undefined)
    if (next >= limit) showMax()
    if (next !== qty) onChange(next)
  }
  const commit = () => {
    if (!draft) return
    const committed = committedQuantity(draft, qty, limit)
    setDraft(undefined)
    if (committed.isCapped) showMax()
    if (committed.qty !== qty) onChange(committed.qty)
  }
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Enter') commit()
    else if (key === 'Escape') setDraft(undefined)
    else if (key === 'ArrowUp') choose(oneMore(qty, limit))
    else if (key === 'ArrowDown') choose(Math.max(qty - 1, 1))
    else return
    event.preventDefault()
  }
  const isLast = qty <= 1
  const countDown = () => {
    if (isLast && add) plus.current?.focus()
    choose(qty - 1)
  }
  const size = qty === 0 ? add?.size : undefined
  return (
    <Root role={size ? undefined : 'group'} aria-label={size ? undefined : title} data-size={add?.size}>
      {size ? null : (
        <>
          <IconButton label={isLast ? `Remove ${title}` : `Decrease quantity of ${title}`} onClick={countDown}>
            {isLast ? <TrashIcon size={18} /> : <MinusIcon size={18} />}
          </IconButton>
          <Input
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Quantity of ${title}`}
            aria-valuenow={qty}
            aria-valuemin={0}
            aria-valuemax={limit}
            value={draft?.text ?? String(qty)}
            onChange={(event) => setDraft(draftOf(event.target.value))}
            onFocus={(event) => event.target.select()}
            onBlur={commit}
            onKeyDown={handleKey}
          />
        </>
      )}
      <Button
        ref={plus}
        variant={size ? 'primary' : 'quiet'}
        size={size ?? 'm'}
        isWide={size !== undefined}
        aria-label={size ? `Add ${title} to cart` : `Increase quantity of ${title}`}
        aria-disabled={qty >= limit || undefined}
        data-action={`add ${title}`}
        onClick={size ? add?.onAdd : () => choose(oneMore(qty, limit))}
      >
        <PlusIcon size={18} />
        {size ? 'Add' : null}
      </Button>
      {size ? null : <Max role="status">{isMaxShown ? `Max ${limit}` : ''}</Max>}
    </Root>
  )
}

/** A box with a role, as high as "Add" was; "Add" stands by itself, and becomes plus in one frame. */
const Root = styled.div`
  position: relative;
  display: inline-flex;
  /* Plus stays where "Add" ended: for a browser that watches what moves, a box begins at the side its text begins at. */
  > [data-action] {
    direction: rtl;
    flex-direction: row-reverse;
  }
  &[role] {
    justify-content: space-between;
    min-width: 136px;
    min-height: var(--target);
    border: 1px solid var(--color-accent);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    > button {
      width: var(--target);
      height: auto;
      min-height: 42px;
      padding: 0;
      color: var(--color-accent);
      transition: none;
    }
    > [aria-disabled] {
      opacity: 0.4;
      cursor: not-allowed;
    }
    &[data-size='l'] {
      min-height: 52px;
    }
  }
`

const Input = styled.input`
  flex: 1;
  width: 44px;
  min-width: 0;
  min-height: 42px;
  padding: 0;
  border: 0;
  background: none;
  font-size: max(16px, var(--text-m));
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Max = styled.span`
  position: absolute;
  right: 0;
  bottom: calc(100% + 4px);
  z-index: 3;
  border-radius: var(--radius-s);
  background: var(--color-text);
  color: var(--color-surface);
  font-size: var(--text-xs);
  &:not(:empty) {
    padding: 2px var(--space-2);
  }
`
