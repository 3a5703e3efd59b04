import type { Customer } from '@aisle/api/customer'
import type { CustomerRecord } from './customers.table.ts'

export const presentCustomer = (row: CustomerRecord): Customer => ({
  customerID: row.customerId,
  isVerifiedOnline: row.isVerifiedOnline,
  isLoyalty: row.isLoyalty,
  preferredLocationID: row.preferredLocationId,
  preferredFulfillmentMethodID: row.preferredFulfillmentMethodId,
  zipCode: row.zipCode,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNumber: row.phoneNumber,
  countryCode: row.countryCode,
  userIdNumber: row.userIdNumber,
  profileImageUrl: row.profileImageUrl,
  dateOfBirth: row.dateOfBirth,
})
