import type { DialogComponentProps } from '@aisle/contract'
import { dialogMessages } from '../shell.messages.ts'
import ConfirmDialog from './confirm.dialog.tsx'

/** Whether a coupon is to be used although it changes another (spec 2 §2). */
export default function CouponConfirmDialog(props: DialogComponentProps<'coupon-confirm'>) {
  return <ConfirmDialog {...props} confirmLabel={props.confirmLabel ?? dialogMessages.ok} />
}
