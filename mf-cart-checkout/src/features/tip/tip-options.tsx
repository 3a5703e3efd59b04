import type { CartTip } from '@aisle/api/cart-savings'
import { formatMoney } from '@aisle/api/money'
import { Fieldset } from '@aisle/ui/fieldset'
import { useId } from 'react'
import styled from 'styled-components'
import type { TipOption } from './tip-choice.rules.ts'
import { tipMessages as texts } from './tip.messages.ts'

type Props = {
  readonly tip: CartTip
  readonly chosen: TipOption | undefined
  readonly isLegendHidden?: boolean
  readonly onChoose: (option: TipOption) => void
}

/** Tips to choose from, 80 px wide each (spec 2 §9). */
export function TipOptions({ tip, chosen, isLegendHidden = false, onChoose }: Props) {
  const name = useId()
  const options = [
    { value: 'none', text: texts.none },
    ...tip.options.map(({ percent, amount }) => ({
      value: String(percent),
      text: texts.percent(percent),
      amount: formatMoney(amount),
    })),
    { value: 'other', text: texts.other },
  ]
  return (
    <Fieldset legend={texts.legend} isLegendHidden={isLegendHidden}>
      <Options>
        {options.map(({ value, text, ...option }) => (
          <Option key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>{text}</span>
            {'amount' in option ? <small>{option.amount}</small> : null}
          </Option>
        ))}
      </Options>
    </Fieldset>
  )
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Option = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  width: 80px;
  min-height: 56px;
  padding: var(--space-1);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-weight: 600;
  text-align: center;
  cursor: pointer;
  transition: border-color var(--motion);
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  > small {
    font-size: var(--text-s);
    font-weight: 400;
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: var(--color-accent);
  }
  &:has(input:checked) {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    background: var(--color-accent-soft);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }
`
