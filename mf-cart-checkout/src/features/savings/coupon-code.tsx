import { applyDiscountCoupon } from '@aisle/api/cart-discount'
import { ApiError, api, cart, toast } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { TextField } from '@aisle/ui/text-field'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { isSaidInPlace, showCartError } from '../errors/show-cart-error.ts'
import { savingsMessages as texts } from './savings.messages.ts'

/** A code that is typed. An empty one is not sent (spec 2 §4). */
export function CouponCode() {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const apply = useMutation({
    mutationFn: async (typed: string) => {
      await cart.settle()
      const { orderNumber } = cart.terms()
      const body = { DiscountCouponCode: typed, ...(orderNumber ? { OrderNumber: orderNumber } : {}) }
      const { cart: detail, errorMessage, errorCode } = await api.call(applyDiscountCoupon, { body })
      if (detail) cart.accept(detail)
      // A code that is not taken is no failure of the call (spec 2 §7).
      if (errorMessage) throw new ApiError(200, errorCode ?? '', errorMessage)
    },
    onSuccess() {
      setCode('')
      toast('success', texts.applied)
    },
    onError(error) {
      if (isSaidInPlace(error, 'coupon')) field.current?.focus()
      else showCartError(error, 'coupon')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    setEmpty(typed === '')
    if (!typed) field.current?.focus()
    if (typed && !apply.isPending) apply.mutate(typed)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={texts.code}
        value={code}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isEmpty ? texts.emptyCode : refusalOf(apply.error)}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setEmpty(false)
          if (!apply.isPending) apply.reset()
        }}
      />
      <Button type="submit" isBusy={apply.isPending} aria-label={texts.applyCode}>
        {texts.apply}
      </Button>
    </Form>
  )
}

/** What is said at the field. */
const refusalOf = (error: Error | null) => (error && isSaidInPlace(error, 'coupon') ? errorText(error) : undefined)

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;
  > button {
    /* Beside the control, whose label stands above it. */
    margin-top: calc(var(--text-s) * 1.5 + var(--space-1));
  }
`
