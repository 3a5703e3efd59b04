import type { FooterDetails } from '@aisle/api/footer'
import type { StoreSeed } from '@aisle/commerce-api/seeding'

type Footer = { name: string; address: string; phone: string; email: string; hours: string }

/** Links to the standard pages, and how to reach the store. */
export const footerOf = ({ name, address, phone, email, hours }: Footer): FooterDetails => ({
  groups: [
    {
      title: 'Shopping',
      links: [
        { title: 'Pickup and delivery', slug: 'delivery-terms' },
        { title: 'Returns and refunds', slug: 'returns' },
      ],
    },
    {
      title: 'Our store',
      links: [
        { title: 'About us', slug: 'about' },
        { title: 'Contact us', slug: 'contact' },
      ],
    },
  ],
  legalLinks: [
    { title: 'Terms of Services', slug: 'terms-of-service' },
    { title: 'Privacy Policy', slug: 'privacy-policy' },
  ],
  copyright: `© 2026 ${name}`,
  address,
  phoneNumber: phone,
  email,
  hours,
})

/** The brands with a logo; the browser draws them. */
export const paymentLogos: StoreSeed['paymentLogos'] = [
  { brand: 'visa' },
  { brand: 'mastercard' },
  { brand: 'amex' },
  { brand: 'discover' },
]
