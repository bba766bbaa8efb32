/** Messages of the schemas. The check writes the key before each: « alt » est le nom d’un fichier. */
export const schemaMessages = {
  placeholder: (name: string) => `n’a pas {${name}}. Écris {${name}} là où la page met cette valeur`,
  fileName: 'est le nom d’un fichier. Écris ce que montre l’image',
  slug: 'doit être en minuscules sans accents, avec des chiffres et des traits d’union simples, comme « offline-use »',
  path: 'doit commencer par une barre oblique, sans en avoir à la fin : des minuscules sans accents, des chiffres et des traits d’union, comme « /privacy »',
  date: 'doit être une date qui existe, écrite année-mois-jour : le 15 juin 2026 s’écrit 2026-06-15',
  language: 'doit être un code de langue de deux lettres, comme fr ou en',
  currency: 'doit être le code d’une monnaie, trois capitales, comme EUR',
  email: 'doit être une adresse e-mail, comme nom@exemple.fr',
  url: 'doit être une adresse entière qui commence par https://',
  contact: 'doit être mailto: suivi d’une adresse e-mail, comme mailto:security@example.com, ou commencer par https://',
  quoted: 'est entre guillemets. Enlève-les : la page met les siens',
  providerToken:
    'doit être les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets, comme "123456"',
  appId: 'doit être les 9 ou 10 chiffres de l’application dans l’App Store, entre guillemets, comme "1234567890"',
  notTheSum: (total: number, sum: number) =>
    `vaut ${total}, et les aliments font ${sum} ensemble. Écris ${sum}, ou corrige leurs « kcal »`,
  siteUrl: 'doit être l’adresse du site seule, sans barre oblique à la fin, comme https://mirabelle.example',
  otherAppId: 'n’est pas dans « appStoreUrl », comme 1234567890 dans https://apps.apple.com/fr/app/nom/id1234567890',
  repository: 'n’est pas l’adresse d’un dépôt sur GitHub. Écris-la entière, comme https://github.com/mirabelle/site',
  button: 'demande soit « service: » avec « unavailable: », soit un lien après « to: ». Écris l’un des deux',
  mail: (url: string) => `est « ${url} ». Écris mailto: et une adresse e-mail, comme mailto:{{supportEmail}}`,
  link: (url: string) =>
    `est « ${url} ». Écris une page (/support), une section (/#features), mailto: et une adresse e-mail, tel: et un numéro (tel:+33123456789), ou l’adresse entière d’un autre site en https:`,
};
