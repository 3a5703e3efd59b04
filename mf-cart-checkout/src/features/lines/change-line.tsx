import type { CartItem } from '@aisle/api/cart-detail'
import { customAmountError } from '@aisle/api/custom-amount'
import { formatMoney } from '@aisle/api/money'
import { productDetails } from '@aisle/api/product'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { NumberField } from '@aisle/ui/number-field'
import { Cluster } from '@aisle/ui/page-layout'
import { Select } from '@aisle/ui/select'
import { type FormEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { linesMessages as messages } from './lines.messages.ts'
import { type LineChange, useChangeLine } from './use-change-line.ts'
import { variantOptions } from './variant-options.rules.ts'

type ChangeLineProps = { readonly line: CartItem; readonly onDone: () => void }

const takeFocus = (control: HTMLElement | null) => control?.focus()

/** What else a line may be: another variant of its product, or a gift card of another amount. */
export function ChangeLine({ line, onDone }: ChangeLineProps) {
  return line.giftCardRange ? (
    <AmountForm line={line} range={line.giftCardRange} onDone={onDone} />
  ) : (
    <VariantForm line={line} onDone={onDone} />
  )
}

function VariantForm({ line, onDone }: ChangeLineProps) {
  const { title, seoName, productId } = line
  const terms = useShoppingTerms()
  const { data, isError } = useCallIfReady(productDetails, { query: { ProductSeoName: seoName, ...terms } })
  const options = variantOptions(data?.variants, productId)
  const [chosen, setChosen] = useState<string>()
  const current = options.find(({ isCurrent }) => isCurrent)?.value
  const isAlone = data !== undefined && options.length < 2
  return (
    <ChangeForm
      line={line}
      onDone={onDone}
      problem={isError ? messages.variantsUnknown : isAlone ? messages.noOtherVariant : undefined}
      changeOf={() => (chosen === undefined || chosen === current ? undefined : { productVariantValueID: chosen })}
    >
      {options.length > 1 ? (
        <Select
          label={messages.variantOf(title)}
          ref={takeFocus}
          value={chosen ?? current}
          onChange={({ target }) => setChosen(target.value)}
          options={options}
        />
      ) : null}
    </ChangeForm>
  )
}

type AmountFormProps = ChangeLineProps & { readonly range: NonNullable<CartItem['giftCardRange']> }

function AmountForm({ line, range, onDone }: AmountFormProps) {
  const before = String(line.giftCardAmount ?? '')
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  const check = () => {
    const problem = text === before ? undefined : customAmountError(text, range)
    setError(problem)
    return problem === undefined
  }
  return (
    <ChangeForm
      line={line}
      onDone={onDone}
      isValid={check}
      changeOf={() => (text === before ? undefined : { giftCardAmount: Number(text) })}
    >
      <NumberField
        label={messages.amountOf(line.title)}
        hint={messages.amountBetween(formatMoney(range.min), formatMoney(range.max))}
        prefix="$"
        ref={takeFocus}
        value={text}
        error={error}
        onChange={setText}
      />
    </ChangeForm>
  )
}

type ChangeFormProps = ChangeLineProps & {
  readonly children: ReactNode
  /** Why nothing can be chosen. */
  readonly problem?: string | undefined
  readonly isValid?: () => boolean
  /** Nothing where the line is to stay what it is. */
  readonly changeOf: () => LineChange | undefined
}

function ChangeForm({ line, children, problem, isValid, changeOf, onDone }: ChangeFormProps) {
  const change = useChangeLine(line, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && !isValid()) return
    const wanted = changeOf()
    if (wanted) change.mutate(wanted)
    else onDone()
  }
  const refusal = problem ?? change.refusal
  return (
    <Form noValidate onSubmit={submit}>
      {children}
      {refusal ? <Alert variant="danger">{refusal}</Alert> : null}
      <Cluster>
        {children && !problem ? (
          <Button type="submit" size="s" isBusy={change.isPending}>
            {messages.saveChange}
          </Button>
        ) : null}
        <Button variant="quiet" size="s" onClick={onDone}>
          {messages.keepLine}
        </Button>
      </Cluster>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  flex: 1 1 100%;
  order: -1;
  gap: var(--space-2);
  margin-block: var(--space-2);
  /* Not the form itself: what else may be done with the line would stand beside it. */
  > * {
    max-width: 320px;
  }
`
