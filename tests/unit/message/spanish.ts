import type { MessageCase } from './message-case';

/** Messages in Spanish; the last third is messy. */
export const SPANISH: readonly MessageCase[] = [
  [
    'Necesitamos 2 mujeres de 25 a 35 años y 1 hombre canoso de 50+, rodaje en São Paulo el 12 de marzo. Digital, 6 meses. Presupuesto: 1.800 dólares.',
    ['2 women age=25-35', '1 men hair=grey age=50-'],
    {
      city: 'São Paulo',
      dates: '12 de marzo',
      media: 'Digital',
      period: '6 meses',
      budget: '1.800 dólares',
    },
  ],
  [
    'Hola, soy Laura de Luz Films. Busco tres modelos femeninas, de 1,75 a 1,80 m, talla 38, para un lookbook en Madrid los días 4 y 5 de abril.',
    ['3 women height=175-180 jeans=38-38'],
    { name: 'Laura', city: 'Madrid', dates: '4 y 5 de abril' },
  ],
  [
    'Un hombre de 30 a 40 años, pelo castaño, ojos azules. Comercial de TV, mundial, 2 años.',
    ['1 men age=30-40 hair=brown eyes=blue'],
    { media: 'TV', territory: 'mundial', period: '2 años' },
  ],
  [
    'Casting para un banco: una mujer rubia de 40 a 50 años y un hombre calvo de 45 a 55 años. Televisión y online, 12 meses, México.',
    ['1 women hair=blonde age=40-50', '1 men hair=bald age=45-55'],
    { media: 'Televisión y online', period: '12 meses', territory: 'México' },
  ],
  [
    'Dos pelirrojas de ojos verdes, 20-28 años, para una editorial.',
    ['2 women hair=red eyes=green age=20-28'],
  ],
  [
    'Cuatro hombres de más de 1,85 m para un desfile en Barcelona, el 18 de junio. Pago 900 euros.',
    ['4 men height=185-'],
    { city: 'Barcelona', dates: '18 de junio', budget: '900 euros' },
  ],
  [
    'Buscamos una niña de 8 años y un niño de 10 años para una campaña escolar. Prensa y redes sociales por un año.',
    ['1 women kids', '1 men kids'],
    { media: 'Prensa y redes sociales', period: 'un año' },
  ],
  [
    'Una adolescente de 15 años, pelo rizado, para un catálogo en Bogotá.',
    ['1 women teen'],
    { city: 'Bogotá' },
  ],
  [
    'Cinco modelos plus size, de 25 a 45 años. Redes sociales, 3 meses. Presupuesto total USD 10.000.',
    ['5 curvy age=25-45'],
    { media: 'Redes sociales', period: '3 meses', budget: 'USD 10.000' },
  ],
  [
    'Necesito una mujer negra, de 30 a 35 años, y un hombre blanco de la misma edad. Rodaje en Lima.',
    ['1 women age=30-35', '1 men age=30-35'],
    { city: 'Lima' },
  ],
  [
    '¿Tienen actrices entre 50 y 60 años? Serían 2, para un video interno.',
    ['2 women actors age=50-60'],
    { media: 'interno' },
  ],
  [
    'Una mujer morena, que no sea rubia, zapato 36 y busto 88.',
    ['1 women hair=brown -hair=blonde shoes=36-36 bust=88-88'],
  ],
  [
    'Tres hombres de 18 a 25 años, sin barba, estatura mínima 1,80. Prueba el 3 de julio, rodaje el 7 de julio.',
    ['3 men age=18-25 height=180-'],
    { dates: '3 de julio|7 de julio' },
  ],
  [
    'Mujeres entre 1,70 y 1,78, talla 36 a 38, cadera hasta 92. E-commerce en Buenos Aires.',
    ['women height=170-178 jeans=36-38 hips=-92'],
    { city: 'Buenos Aires', media: 'E-commerce' },
  ],
  [
    'Busco nuevos rostros femeninos de más de 1,74 m. Enviar opciones a casting@luzfilms.es',
    ['women new_faces height=174-'],
    { email: 'casting@luzfilms.es' },
  ],
  [
    'Una pareja: él de 35 a 45 años, canoso; ella de 30 a 40 años, rubia.',
    ['men age=35-45 hair=grey', 'women age=30-40 hair=blonde'],
  ],
  [
    'Una señora de 65 a 75 años, pelo blanco, y un señor de 70 años. Santiago de Chile, semana del 10 de mayo.',
    ['1 women age=65-75 hair=white', '1 men age=70-70'],
    { city: 'Santiago de Chile', dates: 'semana del 10 de mayo' },
  ],
  [
    'Modelo masculino, 1,88 m, pantalón 42, zapato 42, ojos azules.',
    ['men height=188-188 jeans=42-42 shoes=42-42 eyes=blue'],
  ],
  [
    'Por favor cotizar 2 hombres (40 a 50 años) y 2 mujeres (35 a 45 años). Territorio: Argentina. Vigencia: 6 meses. Medios: TV, digital y vía pública.',
    ['2 men age=40-50', '2 women age=35-45'],
    { territory: 'Argentina', period: '6 meses', media: 'TV, digital y vía pública' },
  ],
  [
    'Una mujer de 28 a 32 años, pelo negro, ojos marrones. Honorarios $2.200 más 20% de agencia.',
    ['1 women age=28-32 hair=black eyes=brown'],
    { budget: '$2.200 más 20%' },
  ],
  [
    'Quiero seis extras, 3 hombres y 3 mujeres, de 20 a 60 años, el 15 de agosto en Montevideo.',
    ['3 men age=20-60', '3 women age=20-60'],
    { city: 'Montevideo', dates: '15 de agosto' },
  ],
  [
    'Mujer rubia o pelirroja, de 1,72 a 1,80, 20 a 30 años. Sin ojos azules.',
    ['women hair=blonde,red height=172-180 age=20-30 -eyes=blue'],
  ],
  [
    'Una madre de 35 años y un padre de 40 años para un anuncio de autos. Rodaje el día 12 en Guadalajara.',
    ['1 women age=35-35', '1 men age=40-40'],
    { dates: 'día 12', city: 'Guadalajara' },
  ],
  [
    'Dos niños de 5 a 7 años y una niña de 4 años para una campaña de yogur, todo México, 24 meses.',
    ['2 men kids', '1 women kids'],
    { territory: 'México', period: '24 meses' },
  ],
  [
    'Modelo femenina con 1,76 de estatura, 60 de cintura, 90 de cadera y 84 de busto, desfile el 30 de octubre.',
    ['women height=176-176 waist=60-60 hips=90-90 bust=84-84'],
    { dates: '30 de octubre' },
  ],
  [
    'Un hombre sénior para un anuncio de salud, y una mujer sénior. Jornada 14/09, Valencia, caché 1.200 por persona.',
    ['1 men senior', '1 women senior'],
    { dates: '14/09', city: 'Valencia', budget: '1.200' },
  ],
  [
    'Buenas tardes, me llamo Pablo Méndez, +34 612 345 678. Necesito 2 actores de 30 a 40 años.',
    ['2 actors age=30-40'],
    { name: 'Pablo Méndez', phone: '+34 612 345 678' },
  ],
  [
    'Hombres de hasta 1,75 m, de 50 años o más, pelo canoso o blanco.',
    ['men height=-175 age=50- hair=grey,white'],
  ],
  [
    'Chicas de veintitantos no, mejor de 30 a 38 años, cabello oscuro, mínimo 1,70.',
    ['women age=30-38 height=170-'],
  ],
  [
    'Una mujer de 35 años y una niña de 6 años para la portada de una revista. Fotos el 9 de noviembre en Medellín.',
    ['1 women age=35-35', '1 women kids'],
    { dates: '9 de noviembre', city: 'Medellín' },
  ],
  ['Una modelo de manos, sin tatuajes, uñas cortas. Pago 700.', ['1'], { budget: '700' }],
  [
    'Diez mujeres, de 20 a 40 años, talla 44 o 46, para una marca de lencería. Internet, 1 año, España y Portugal.',
    ['10 women age=20-40 jeans=44-46'],
    { media: 'Internet', period: '1 año', territory: 'España y Portugal' },
  ],
  [
    'Hombre pelirrojo de ojos marrones, de 25 a 30 años. Solo necesito uno. Gracias, Roberto',
    ['1 men hair=red eyes=brown age=25-30'],
    { name: 'Roberto' },
  ],
  [
    'Mujeres de 18 a 24 años, de menos de 1,65 m, cualquier pelo menos negro. Caché a convenir.',
    ['women age=18-24 height=-165 -hair=black'],
    { budget: 'a convenir' },
  ],
  [
    '✨ CASTING URGENTE ✨\n👉 02 MUJERES 25/35 AÑOS\n👉 01 HOMBRE 40/50 AÑOS\n📍 CDMX\n📅 18/03\n💰 $1.500',
    ['2 women age=25-35', '1 men age=40-50'],
    { city: 'CDMX', dates: '18/03', budget: '$1.500' },
  ],
  [
    'holaa tenés una chica rubia de 1,75 para arriba talle 38?? es p mañana jaja 😅',
    ['1 women hair=blonde height=175- jeans=38-38'],
    { dates: 'mañana' },
  ],
  [
    '---------- Mensaje reenviado ---------\nDe: Carla Díaz <carla@studioc.mx>\nFecha: lun, 2 feb 2026\nAsunto: casting verano\nPara: producción\n\n- 1 mujer, 22 a 28 años, morena\n- 1 hombre, 25 a 32 años, ojos verdes\nLocación: Cancún\nMedios: digital, 6 meses',
    ['1 women age=22-28 hair=brown', '1 men age=25-32 eyes=green'],
    {
      name: 'Carla Díaz',
      email: 'carla@studioc.mx',
      city: 'Cancún',
      media: 'digital',
      period: '6 meses',
    },
  ],
  [
    'Perfil 1: fem, 30-40 años, pelo corto\nPerfil 2: masc, 45-55 años, canoso\nPerfil 3: masc, 20-25 años',
    ['women age=30-40', 'men age=45-55 hair=grey', 'men age=20-25'],
  ],
  [
    'necesito 4 personas para mañana: 2 chicos y 2 chicas, 20~30 años',
    ['2 men age=20-30', '2 women age=20-30'],
    { dates: 'mañana' },
  ],
  [
    'ecommerce | Madrid | 3 jornadas: 10, 11 y 12/06 | modelo fem 1.74+ | zapato 37 | jeans 36-38 | 💵 1.100/día',
    ['women height=174- shoes=37-37 jeans=36-38'],
    { city: 'Madrid', dates: '10, 11 y 12/06', media: 'ecommerce', budget: '1.100' },
  ],
  [
    'Hi! Necesitamos 2 girls, blonde, 20-25, altura 1,75+, shooting en Barcelona next week',
    ['2 women hair=blonde age=20-25 height=175-'],
    { city: 'Barcelona', dates: 'next week' },
  ],
  [
    '• Mamá 35-40\n• Papá 35-45\n• Hija 6 años\n• Hijo 14 años\nRodaje 20/10, Quito. Pago: adultos 2000, niños 1000',
    ['women age=35-40', 'men age=35-45', 'women kids', 'men teen'],
    { dates: '20/10', city: 'Quito', budget: '2000' },
  ],
  [
    'BRIEF\nCliente: Banco Azul\nProducto: tarjeta\nElenco:\n1) Mujer negra 30-35\n2) Hombre asiático 25-30\n3) Señora 70+\nTerritorio: España y Andorra\nVigencia: 1 año\nMedios: TV de pago + internet',
    ['women age=30-35', 'men age=25-30', 'women age=70-'],
    { territory: 'España y Andorra', period: '1 año', media: 'TV de pago + internet' },
  ],
  [
    'Che Ju 🙌 te acordás de la pelirroja de ojos azules? busco algo así, 1 sola, hasta 30 años. besos, Dani +54 9 11 5555-0188',
    ['1 women hair=red eyes=blue age=-30'],
    { name: 'Dani', phone: '+54 9 11 5555-0188' },
  ],
  [
    'desfile:: 6 fem (1,77 a 1,82) + 4 masc (1,86 a 1,90) — prueba 2 de mayo — desfile 5 de mayo',
    ['6 women height=177-182', '4 men height=186-190'],
    { dates: '2 de mayo|5 de mayo' },
  ],
  [
    'RV: RE: casting\n> Necesitamos 1 hombre 35-45 años, no canoso\n> y 1 mujer 30-38 años, pelo oscuro\n> Pago bruto 4.000 €\nSaludos,\nFernanda López\n+52 55 1234 5678',
    ['1 men age=35-45 -hair=grey', '1 women age=30-38'],
    { budget: '4.000 €', name: 'Fernanda López', phone: '+52 55 1234 5678' },
  ],
  [
    '🔴 mujer 50+ pelo blanco (o canoso) 🔴 hombre 60+ 🔴 niño 5 años 🔴 medios: todos menos TV 🔴 3 meses',
    ['women age=50- hair=white,grey', 'men age=60-', 'men kids'],
    { media: 'todos menos TV', period: '3 meses' },
  ],
  [
    'alguien?? 1 fem rubia NO platinada 1,70-1,75 talla 36 zapato 35 Bs As 8 de mayo urg',
    ['1 women hair=blonde -hair=platinum height=170-175 jeans=36-36 shoes=35-35'],
    { city: 'Bs As', dates: '8 de mayo' },
  ],
  [
    'Cotización porfa: 2 hombres + 1 mujer, todos 25-40. LATAM. 12 meses. digital+vía pública 🙏',
    ['2 men age=25-40', '1 women age=25-40'],
    { territory: 'LATAM', period: '12 meses', media: 'digital+vía pública' },
  ],
  [
    '¡Hola! Me encanta su sitio ❤️ ¿Cómo puede mi hija de 9 años ser modelo? Gracias, Patricia',
    [],
    { name: 'Patricia' },
  ],
];
