/** Texts of this slice, as the documents write them. */
export const messages = {
  profileSaved: 'Your details are saved.',
  saveFailed: (description: string) => `Error! ${description}`,
  noAddresses: 'No addresses yet',
  noAddressesText: 'Keep an address and checkout takes a minute less.',
  addAddress: 'Add address',
  deleteAddressTitle: 'Delete this address?',
  deleteAddressText: 'Orders that went there keep it.',
  noCards: 'No cards yet',
  noCardsText: 'A card that you pay with at checkout can be kept there.',
  deleteCardTitle: 'Delete this card?',
  deleteCardText: 'Orders that were paid with it are not affected.',
  defaultChanged: 'Default payment method modified successfully',
  closeTitle: 'Close your account',
  closeText: 'Everything that is kept with it is deleted. This cannot be undone.',
  closeAction: 'Close my account',
} as const
