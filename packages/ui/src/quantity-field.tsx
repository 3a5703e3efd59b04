import { type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { MinusIcon, PlusIcon, TrashIcon } from './icons.tsx'
import { committedQuantity, draftOf, type QuantityDraft } from './quantity-field.rules.ts'
import { useTransient } from './use-transient.tsx'

export type QuantityFieldProps = {
  /** Of the product, for the names of the controls. */
  readonly title: string
  readonly qty: number
  /** Most that may be bought. */
  readonly limit: number
  /** A quantity was chosen; 0 asks to remove. */
  readonly onChange: (qty: number) => void
  readonly isDisabled?: boolean
  /** Lowest quantity, 0 unless removing is not possible here. */
  readonly min?: 0 | 1
  /** Takes the focus when it appears: it took the place of what was pressed. On a button, so that no keyboard opens. */
  readonly hasFocus?: boolean
}

/**
 * A quantity with minus and plus. Typing is a draft that counts on Enter or when the field is left; minus at 1 removes
 * (spec 1 §5, 2 §4, decision 15).
 */
export function QuantityField({ title, qty, limit, onChange, isDisabled, min = 0, hasFocus }: QuantityFieldProps) {
  const [draft, setDraft] = useState<QuantityDraft>()
  const [isMaxShown, showMax] = useTransient(2000)
  const choose = (next: number) => {
    setDraft(undefined)
    if (next >= limit) showMax()
    if (next !== qty) onChange(Math.max(next, min))
  }
  const commit = () => {
    if (!draft) return
    const committed = committedQuantity(draft, qty, limit)
    setDraft(undefined)
    if (committed.isCapped) showMax()
    if (committed.qty !== qty) onChange(Math.max(committed.qty, min))
  }
  const handleKey = (event: KeyboardEvent) => {
    const steps = new Map([
      ['ArrowUp', Math.min(qty + 1, limit)],
      ['ArrowDown', Math.max(qty - 1, 1)],
    ])
    const next = steps.get(event.key)
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape') setDraft(undefined)
    else if (next !== undefined) choose(next)
    else return
    event.preventDefault()
  }
  const removes = qty <= 1 && min === 0
  return (
    <Root role="group" aria-label={title}>
      <IconButton
        label={removes ? `Remove ${title}` : `Decrease quantity of ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the same, where plus cannot be pressed
        autoFocus={hasFocus && qty >= limit}
        disabled={isDisabled || (qty <= 1 && min === 1)}
        onClick={() => choose(qty - 1)}
      >
        {removes ? <TrashIcon size={18} /> : <MinusIcon size={18} />}
      </IconButton>
      <Input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${title}`}
        aria-valuenow={qty}
        aria-valuemin={min}
        aria-valuemax={limit}
        disabled={isDisabled}
        value={draft?.text ?? String(qty)}
        onChange={(event) => setDraft(draftOf(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      <IconButton
        label={`Increase quantity of ${title}`}
        data-action={`add ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the button that it replaced
        autoFocus={hasFocus && qty < limit}
        disabled={isDisabled || qty >= limit}
        onClick={() => choose(qty + 1)}
      >
        <PlusIcon size={18} />
      </IconButton>
      <Max role="status">{isMaxShown ? `Max ${limit}` : ''}</Max>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  min-width: 136px;
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  > button {
    color: var(--color-accent);
    height: 42px;
  }
`

const Input = styled.input`
  flex: 1;
  width: 44px;
  min-width: 0;
  height: 42px;
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
