/** The bundler's: styles that scripts add carry it. */
declare let __webpack_nonce__: string
