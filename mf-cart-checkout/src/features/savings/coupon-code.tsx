import { applyDiscountCoupon } from '@aisle/api/cart-discount'
import { api, cart, toast } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { TextField } from '@aisle/ui/text-field'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { savingsMessages as texts } from './savings.messages.ts'

/** Milliseconds that the error of a second coupon stays (spec 2 §8). */
const MULTIPLE_COUPONS = { code: 'CRT_COUPON_MULTIPLE', milliseconds: 5000 }

/** A code that is typed. An empty one is not sent (spec 2 §4). */
export function CouponCode({ orderNumber }: { readonly orderNumber: string }) {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const apply = useMutation({
    mutationFn: async (typed: string) => {
      await cart.settle()
      const body = { DiscountCouponCode: typed, OrderNumber: orderNumber }
      const result = await api.call(applyDiscountCoupon, { body })
      if (result.cart) cart.accept(result.cart)
      return result
    },
    onSuccess({ errorMessage, errorCode }) {
      if (!errorMessage) {
        setCode('')
        toast('success', texts.applied)
      } else if (errorCode === MULTIPLE_COUPONS.code) {
        toast('error', errorMessage, { milliseconds: MULTIPLE_COUPONS.milliseconds })
      } else field.current?.focus()
    },
    onError: () => field.current?.focus(),
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
        error={isEmpty ? texts.emptyCode : apply.error ? errorText(apply.error) : refusalOf(apply.data)}
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

type Result = { readonly errorMessage?: string | null | undefined; readonly errorCode?: string | null | undefined }

/** What is said at the field; that of a second coupon is a toast. */
const refusalOf = (result: Result | undefined) =>
  result?.errorCode === MULTIPLE_COUPONS.code ? undefined : (result?.errorMessage ?? undefined)

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
