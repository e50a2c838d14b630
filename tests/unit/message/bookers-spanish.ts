import type { MessageCase } from './message-case';

/** Messages in Spanish by an author who had not seen the grammar; the last third are messy. */
export const BOOKERS_SPANISH: readonly MessageCase[] = [
  [
    'Buenos días, soy Marta Iglesias, de la productora Cantábrica. Buscamos dos mujeres de 40 a 50 años, ni rubias ni pelirrojas, y un hombre de pelo canoso de más de 55 para un anuncio de seguros. Se rueda en Florianópolis el 8 y 9 de abril; 1.200 € por persona, dos años, televisión e internet, España y Portugal.',
    ['2 women age=40-50 -hair=blonde,red', '1 men hair=grey age=55-'],
    {
      name: 'Marta Iglesias',
      city: 'Florianópolis',
      dates: '8 y 9 de abril',
      budget: '1.200 €',
      period: 'dos años',
      media: 'televisión e internet',
      territory: 'España y Portugal',
    },
  ],
  [
    'Hola, necesitamos un chico veintipico, con talla 40 de pantalón y un 43 de pie, que mida entre 1,82 y 1,88. Es para hacer fitting tres días seguidos, 180 euros al día.',
    ['1 men age=20-29 jeans=40-40 shoes=43-43 height=182-188'],
    { budget: '180 euros' },
  ],
  [
    'Hola, buenas. El cliente es una clínica dental y quiere sonrisas bonitas: una pareja de treinta y tantos, un hijo de 7 años y una abuela de 70. Nada de dientes perfectos de anuncio, que sean naturales.',
    ['1 women age=30-39', '1 men age=30-39', '1 men kids', '1 women age=70-70'],
  ],
  [
    'Hola, ¿cómo andás? Soy Lucía, directora de casting en Buenos Aires. Para una publicidad de cerveza que filmamos en Búzios necesito tres pibes y tres chicas de 22 a 28 años, más un hombre pelado de 50 a 60. Filmamos el 14 y 15 de noviembre, USD 700 por jornada, uso en redes y TV, 1 año, Argentina.',
    ['3 men age=22-28', '3 women age=22-28', '1 men hair=bald age=50-60'],
    {
      name: 'Lucía',
      city: 'Búzios',
      dates: '14 y 15 de noviembre',
      budget: 'USD 700',
      media: 'redes y TV',
      period: '1 año',
      territory: 'Argentina',
    },
  ],
  [
    'Buenas tardes. Busco una actriz de 30 a 40 años que hable portugués y castellano, ojos celestes, y dos actores varones de más de 60 para un corto. Es un proyecto de la facultad, no hay mucha plata: 50.000 pesos por día.',
    ['1 women actors age=30-40 eyes=blue', '2 men actors age=60-'],
    { budget: '50.000 pesos' },
  ],
  [
    'Hola! Reemplazo urgente: en vez del chico rubio que mandaron la semana pasada, el cliente ahora prefiere un chico de pelo negro de 25 a 30, 1,80 mínimo, sin barba ni tatuajes. La chica queda confirmada.',
    ['1 men hair=black age=25-30 height=180-'],
  ],
  [
    'Buen día, les escribe Jorge Villaseñor de Casa Nopal. Requerimos 2 mujeres y 2 hombres, latinos, de 28 a 38 años, para campaña de telefonía. Llamado el 3 de febrero en São Paulo. Pago de $15,000 MXN por talento, exclusividad de categoría, 6 meses, digital y exteriores.',
    ['2 women age=28-38', '2 men age=28-38'],
    {
      name: 'Jorge Villaseñor',
      dates: '3 de febrero',
      city: 'São Paulo',
      budget: '$15,000 MXN',
      period: '6 meses',
      media: 'digital y exteriores',
    },
  ],
  [
    'Hola, ando buscando cinco niñas y cinco niños de 4 a 8 años para un catálogo de ropa infantil. Y dos muchachas de 15 para la línea juvenil. Mi hija también quiere salir, pero de ella me encargo yo, jaja.',
    ['5 women kids', '5 men kids', '2 women teen'],
  ],
  [
    'Qué tal, buenas tardes. Para una pasarela en Guadalajara: 12 mujeres de 1.74 m en adelante, talla 34 a 36, busto 82 a 88, cadera 86 a 92; 6 hombres de 1.85 m en adelante. Todos de 18 a 27 años.',
    [
      '12 women height=174- jeans=34-36 bust=82-88 hips=86-92 age=18-27',
      '6 men height=185- age=18-27',
    ],
    { city: 'Guadalajara' },
  ],
  [
    'Buenas, me llamo Nuria y soy fotógrafa. Quiero hacer una serie sobre las canas: tres mujeres mayores de 60, canosas o de pelo blanco, y un hombre, también canoso, de 50 en adelante. Mi madre vendrá a mirar, espero que no os importe :)',
    ['3 women age=60- hair=grey,white', '1 men hair=grey age=50-'],
    { name: 'Nuria' },
  ],
  [
    'holaaa 😍 che necesito pasado mañana 🙈\n✅ 1 rubia 20/25\n✅ 1 pelirroja 20/25\n✅ 1 flaco alto 1,85+ ojos verdes\nshowroom en Palermo, 6 hs, 80 lucas c/u. avisame xfa!! 🙏',
    ['1 women hair=blonde age=20-25', '1 women hair=red age=20-25', '1 men height=185- eyes=green'],
    { dates: 'pasado mañana', budget: '80 lucas' },
  ],
  [
    '---------- Mensaje reenviado ---------\nDe: Paola Rentería <paola@ceibacasting.mx>\nFecha: jue, 5 jun 2025 a las 9:30\nAsunto: RV: PERFILES Comercial Refresco\nPara: bookings\n\nMAMÁ - 38 a 44 años, cabello castaño\nPAPÁ - 40 a 46 años, sin bigote\nHIJO - 16 años\nABUELO - 70+\n\nFilmación: 25 y 26 de junio, Curitiba\nPresupuesto: 1,500 USD c/u (buyout 1 año, México y Brasil)\nTel. +52 55 1234 5678',
    ['women age=38-44 hair=brown', 'men age=40-46', 'men teen', 'men age=70-'],
    {
      name: 'Paola Rentería',
      email: 'paola@ceibacasting.mx',
      dates: '25 y 26 de junio',
      city: 'Curitiba',
      budget: '1,500 USD',
      period: '1 año',
      territory: 'México y Brasil',
      phone: '+52 55 1234 5678',
    },
  ],
  [
    'URGE!! SE NOS HA CAÍDO UNA MODELO. NECESITO 1 CHICA 1,76-1,80, TALLA 36, CALZADO 39, RUBIAS NO, 20-30 AÑOS. PAGAMOS 500€ MÁS TAXI. EL ESTILISTA YA ESTÁ AQUÍ ESPERANDO',
    ['1 women height=176-180 jeans=36-36 shoes=39-39 -hair=blonde age=20-30'],
    { budget: '500€' },
  ],
  [
    'q onda! casting call pa spot de autos 🚗 hombres (2) / mujeres (2) / niñas (1). H: 30-40, M: 28-38, niña 5-7. nadie con pelo rubio x favor. callback el 11 nov, shooting 18-20 nov en SP. budget 1200 usd + agency fee',
    ['2 men age=30-40 -hair=blonde', '2 women age=28-38 -hair=blonde', '1 women kids -hair=blonde'],
    { dates: '11 nov|18-20 nov', city: 'SP', budget: '1200 usd' },
  ],
  [
    'Ola buen dia, keremos 3 chcias y 1 chico xa una sesion de fotos d bañadores, ellas 18 a 25 y talla 36/38, el q tenga 20 a 30 y este fuerte. no hace falta experiencia. playa en fortaleza, finde del 6 dic',
    ['3 women age=18-25 jeans=36-38', '1 men age=20-30'],
    { city: 'fortaleza', dates: '6 dic' },
  ],
];
