import { errorBehaviour, mendingStep } from '@aisle/api/error-behaviour'
import { formatMoney } from '@aisle/api/money'
import { age, useAge } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { LinkButton } from '@aisle/ui/link-button'
import { messages } from '../../cart.messages.ts'
import type { ReviewPart } from '../review/review-parts.rules.ts'
import { OrderRefused, OutcomeUnknown } from './place-order.ts'
import { placingMessages as texts } from './placing.messages.ts'

type RefusalProps = {
  readonly error: Error
  /** The total that the order was sent with, and the one that it would have now. */
  readonly sentTotal: number | undefined
  readonly total: number
  readonly parts: readonly ReviewPart[]
  readonly onChange: (stepId: string) => void
  /** The shopper is old enough: the order may be sent again. */
  readonly onAgeVerified: () => void
}

/** Why the order was not placed, and the way to what mends it. */
export function Refusal(props: RefusalProps) {
  const { error, sentTotal, total } = props
  const isChanged =
    error instanceof OrderRefused &&
    error.code === 'ORD_TOTAL_CHANGED' &&
    sentTotal !== undefined &&
    sentTotal !== total
  return (
    <Alert variant="danger" actions={error instanceof OrderRefused ? <Mend {...props} code={error.code} /> : null}>
      {error instanceof OutcomeUnknown
        ? messages.outcomeUnknown
        : isChanged
          ? messages.totalChanged(formatMoney(sentTotal), formatMoney(total))
          : error.message}
    </Alert>
  )
}

function Mend({ code, parts, onChange, onAgeVerified }: RefusalProps & { readonly code: string }) {
  if (errorBehaviour(code, 'placing').kind === 'verify-age') return <VerifyAge onVerified={onAgeVerified} />
  const step = mendingStep(code)
  if (step === 'cart') {
    return (
      <LinkButton to="cart" variant="secondary">
        {messages.backToCart}
      </LinkButton>
    )
  }
  const { title, stepId } = parts.find((part) => part.stepId?.startsWith(step)) ?? {}
  return title && stepId ? <Button onClick={() => onChange(stepId)}>{texts.goTo(title)}</Button> : null
}

/** Goods of this order are sold to grown-ups: the check is offered, and the order goes on once it has succeeded. */
function VerifyAge({ onVerified }: { readonly onVerified: () => void }) {
  const isChecking = useAge((state) => state.isChecking)
  const verify = async () => {
    if (await age.verify()) onVerified()
  }
  return (
    <Button isBusy={isChecking} onClick={() => void verify()}>
      {texts.verifyAge}
    </Button>
  )
}
