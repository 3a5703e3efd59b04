import type { CartDetail } from '@aisle/api/cart-detail'
import type { CartTip } from '@aisle/api/cart-savings'
import type { DialogComponentProps } from '@aisle/contract'
import { useCart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { errorText } from '@aisle/ui/error-text.rules'
import { useState } from 'react'
import { TipAmount } from './tip-amount.tsx'
import { amountOf, optionOf, type TipOption, typedTip } from './tip-choice.rules.ts'
import { TipOptions } from './tip-options.tsx'
import { tipMessages as texts } from './tip.messages.ts'
import { useTip } from './use-tip.ts'

/** Asks once for a tip before the order is paid (spec 2 §2, §3 `isTipConfirmed`). Answers `true` when one, or none, was chosen. */
export default function TipDialog({ close }: DialogComponentProps<'tip'>) {
  const detail = useCart((state) => state.detail)
  return detail?.tip ? <TipQuestion detail={detail} tip={detail.tip} onAnswered={() => close(true)} /> : null
}

type Props = { readonly detail: CartDetail; readonly tip: CartTip; readonly onAnswered: () => void }

function TipQuestion({ detail, tip, onAnswered }: Props) {
  const [option, setOption] = useState<TipOption>(optionOf(tip, detail.orderSummary.tipAmount) ?? 'none')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const save = useTip(onAnswered)
  const confirm = () => {
    const fixed = amountOf(tip, option)
    const typed = fixed === undefined ? typedTip(text, tip) : { amount: fixed }
    setError(typed.error)
    if (typed.error === undefined) save.mutate(typed.amount)
  }
  return (
    <DialogBody>
      <p>{texts.ask}</p>
      <TipOptions tip={tip} chosen={option} isLegendHidden onChoose={setOption} />
      {option === 'other' ? (
        <TipAmount
          value={text}
          error={error}
          onType={(typed) => {
            setText(typed)
            setError(undefined)
          }}
        />
      ) : null}
      {save.error ? <Alert variant="danger">{errorText(save.error)}</Alert> : null}
      <DialogActions>
        <Button variant="primary" isBusy={save.isPending} onClick={confirm}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}
