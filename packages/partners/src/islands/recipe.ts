/** `product` is the name in the store's addresses: `/detail/spaghetti`. */
export const recipe = {
  kicker: 'Serves 4 · 25 minutes · one pan and one pot',
  title: 'Spaghetti with slow tomato sauce',
  lead: 'A jar of good marinara needs little more than time and cheese. Start the sauce before the water boils and it has had twenty quiet minutes when the pasta is done.',
  ingredients: [
    { name: 'Spaghetti', amount: '16 oz', product: 'spaghetti' },
    { name: 'Marinara sauce', amount: '1 jar', product: 'marinara-sauce' },
    { name: 'Aged parmesan', amount: 'a small wedge', product: 'aged-parmesan-wedge' },
  ],
  steps: [
    'Pour the sauce into a wide pan, add half a cup of water and let it simmer on low heat, uncovered.',
    'Bring a large pot of salted water to the boil and cook the spaghetti one minute less than the package says.',
    'Keep a cup of the cooking water, drain the pasta and turn it in the sauce for a minute. Loosen with the water.',
    'Grate the parmesan over it at the table, more than seems right.',
  ],
} as const
