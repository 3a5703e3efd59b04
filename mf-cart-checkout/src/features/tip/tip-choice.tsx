import type { CartTip } from '@aisle/api/cart-savings'
import { Stack } from '@aisle/ui/page-layout'
import { useState } from 'react'
import styled from 'styled-components'
import { OwnTip } from './own-tip.tsx'
import { amountOf, optionOf, type TipOption } from './tip-choice.rules.ts'
import { TipOptions } from './tip-options.tsx'
import { tipMessages as texts } from './tip.messages.ts'

type Props = {
  readonly tip: CartTip
  /** What is given now. */
  readonly given: number
  readonly isSaving: boolean
  /** What is about to be given. */
  readonly wanted?: number | undefined
  readonly onChoose: (amount: number) => void
}

/** Amounts to give, and one's own. */
export function TipChoice({ tip, given, isSaving, wanted, onChoose }: Props) {
  const [isTyping, setTyping] = useState(false)
  const shown = wanted === undefined ? optionOf(tip, given) : optionOf({ ...tip, isConfirmed: true }, wanted)
  const chosen = isTyping ? 'other' : shown
  const choose = (option: TipOption) => {
    const amount = amountOf(tip, option)
    setTyping(amount === undefined)
    if (amount !== undefined) onChoose(amount)
  }
  return (
    <Stack data-gap={3}>
      <TipOptions tip={tip} chosen={chosen} isLegendHidden onChoose={choose} />
      {chosen === 'other' ? (
        <OwnTip tip={tip} given={shown === 'other' ? given : undefined} isSaving={isSaving} onSave={onChoose} />
      ) : null}
      <Thanks>{texts.thanks}</Thanks>
    </Stack>
  )
}

const Thanks = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`
