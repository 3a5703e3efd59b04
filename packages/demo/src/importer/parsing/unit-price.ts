const TO_BASE: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  mg: ['g', 0.001],
  g: ['g', 1],
  kg: ['g', 1000],
  oz: ['g', 28.3495],
  lb: ['g', 453.592],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  floz: ['ml', 29.5735],
  gal: ['ml', 3785.41],
  ct: ['ct', 1],
}

const measure = (text: string) => {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(text.trim().replace(/fl\s*oz/i, 'floz'))
  const unit = TO_BASE[match?.[2]?.toLowerCase() ?? '']
  return match && unit ? { kind: unit[0], amount: Number(match[1]) * unit[1] } : undefined
}

/** Price per base measure: `750ml` for 3.00 per `100ml` is 0.40. Nothing where the two do not measure the same. */
export function unitPriceOf(cents: number, size: string, base: string) {
  const sold = measure(size)
  const per = measure(base)
  if (!sold || !per || sold.kind !== per.kind || sold.amount === 0) return undefined
  return { cents: Math.round((cents * per.amount) / sold.amount), unit: base.trim() }
}
