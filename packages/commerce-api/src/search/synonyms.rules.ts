/** What shoppers of groceries call the same thing; the store may write any of them. */
const GROUPS: readonly (readonly string[])[] = [
  ['arugula', 'rocket'],
  ['baking soda', 'bicarbonate'],
  ['bbq', 'barbecue'],
  ['beet', 'beetroot'],
  ['chickpea', 'garbanzo'],
  ['chips', 'crisps'],
  ['choc', 'chocolate'],
  ['cilantro', 'coriander'],
  ['cookie', 'biscuit'],
  ['corn', 'maize'],
  ['diaper', 'nappy'],
  ['dish soap', 'dishwashing'],
  ['eggplant', 'aubergine', 'brinjal'],
  ['fries', 'french fries'],
  ['jelly', 'jam'],
  ['ketchup', 'catsup'],
  ['mayo', 'mayonnaise'],
  ['okra', 'ladyfinger', 'bhindi'],
  ['oatmeal', 'porridge'],
  ['oj', 'orange juice'],
  ['popsicle', 'ice pop'],
  ['scallion', 'green onion', 'spring onion'],
  ['seltzer', 'sparkling water'],
  ['shrimp', 'prawn'],
  ['soda', 'pop', 'cola', 'soft drink'],
  ['tp', 'toilet paper'],
  ['tissue', 'kleenex'],
  ['veg', 'vegetable', 'veggie'],
  ['yogurt', 'yoghurt', 'curd'],
  ['zucchini', 'courgette'],
]

const byWord = new Map<string, readonly string[]>(
  GROUPS.flatMap((group) =>
    group.filter((name) => !name.includes(' ')).map((name) => [name, group.filter((other) => other !== name)] as const),
  ),
)

/** Other names of what a word means; plural forms count as the word. */
export function synonymsOf(word: string): readonly string[] {
  const singular = [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return singular.map((form) => byWord.get(form)).find((names) => names !== undefined) ?? []
}
