/** `4.80 USD`, `USD 4.80`, `$4.80`, `1,299.00 USD`; a bare number is in the store's currency. Says what is wrong otherwise. */
export function parsePrice(text: string): { readonly cents: number } | { readonly reason: string } {
  const match =
    /^(?<before>[A-Za-z]{3}|\$)?\s*(?<amount>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d{1,2}))?\s*(?<after>[A-Za-z]{3})?$/.exec(
      text,
    )
  if (!match?.groups) return { reason: 'is no price' }
  const { before, amount = '', decimals = '', after } = match.groups
  const currency = (after ?? before ?? 'USD').toUpperCase()
  if (currency !== 'USD' && currency !== '$') return { reason: `is in ${currency}, the store sells in USD` }
  const cents = Number(amount.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 99_999_999 ? { reason: 'is more than 999,999.99' } : { cents }
}
