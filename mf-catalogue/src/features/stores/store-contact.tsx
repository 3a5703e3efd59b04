import type { Location } from '@aisle/api/location'
import { formatPhoneNumber } from '@aisle/api/phone-number'
import { Stack } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { addressLine } from './chosen-store.rules.ts'

/** Where a store is and how to reach it. */
export function StoreContact({
  location: { address, phoneNumber, email, instructions },
}: {
  readonly location: Location
}) {
  return (
    <Stack data-gap={2}>
      <Address>{addressLine(address)}</Address>
      {phoneNumber ? <a href={`tel:${phoneNumber}`}>{formatPhoneNumber(phoneNumber)}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {instructions ? <p>{instructions}</p> : null}
    </Stack>
  )
}

const Address = styled.address`
  font-style: normal;
`
