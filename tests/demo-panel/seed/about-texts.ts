export const aboutTexts: Record<string, { title: string; description: string }> = {
  pt: {
    title: 'Sobre a Vitrine',
    description: `<p>A Vitrine nasceu em São Paulo em 2009, numa sala emprestada no Bom Retiro, com sete modelos, um telefone e a convicção de que um rosto só fica na memória quando existe uma pessoa inteira por trás dele. Hoje representamos modelos, atores, crianças e criadores de todo o Brasil, e continuamos atendendo o telefone.</p>
<p>Trabalhamos com moda, publicidade, cinema e televisão. Nossos talentos já desfilaram nas semanas de moda de São Paulo, Milão, Paris e Tóquio, e também já venderam pão, seguro, bicicleta e esperança em comerciais de trinta segundos. Tratamos os dois trabalhos com o mesmo cuidado.</p>
<h2>Como trabalhamos</h2>
<p>Cada pessoa do nosso elenco tem um agente que conhece a sua história, os seus horários e os seus limites. Antes de propor um nome, lemos o roteiro; antes de aceitar uma data, perguntamos sobre a escola, a prova, a família. É um jeito mais lento de crescer, e é o único que nos interessa.</p>
<ul>
<li><strong>Elenco próprio.</strong> Não somos um banco de imagens: conhecemos pessoalmente todos os que representamos.</li>
<li><strong>Contratos claros.</strong> Prazo, praça, mídia e cachê por escrito, sempre, antes do primeiro clique.</li>
<li><strong>Menores de idade protegidos.</strong> Alvará, acompanhante e jornada curta não são detalhe; são condição.</li>
<li><strong>Corpos e idades de verdade.</strong> Do recém-chegado à modelo de setenta anos, do tamanho 36 ao 54.</li>
</ul>
<h2>O que nos move</h2>
<p>Gostamos do instante em que alguém se vê pela primeira vez numa fotografia impressa e não se reconhece, e depois se reconhece demais. Gostamos de receber, anos mais tarde, o recado de uma menina que pagou a faculdade com o que ganhou aqui.</p>
<blockquote><p>Uma agência é, antes de tudo, uma promessa de que alguém vai cuidar de você quando as luzes se apagarem.</p></blockquote>
<h2>Venha nos conhecer</h2>
<p>Nosso endereço fica a dez minutos do metrô, e a porta da frente abre de segunda a sexta, das dez às dezenove horas. Para produtoras e marcas, montamos uma seleção no mesmo dia. Para quem quer começar, a página <a href="/pt/seja-um-modelo">Seja um modelo</a> é o caminho: quatro fotos simples, sem maquiagem, e a sua história em poucas linhas.</p>`,
  },
  en: {
    title: 'About Vitrine',
    description: `<p>Vitrine began in São Paulo in 2009, in a borrowed room in Bom Retiro, with seven models, one telephone and the conviction that a face stays in the memory only when there is a whole person behind it. Today we represent models, actors, children and creators from all over Brazil, and we still pick up the phone.</p>
<p>We work in fashion, advertising, film and television. Our talents have walked in São Paulo, Milan, Paris and Tokyo, and they have also sold bread, insurance, bicycles and hope in thirty-second commercials. We treat both with the same care.</p>
<h2>How we work</h2>
<p>Everyone on our roster has an agent who knows their story, their timetable and their limits. Before suggesting a name we read the script; before accepting a date we ask about school, exams and family. It is a slower way to grow, and the only one that interests us.</p>
<ul>
<li><strong>A roster of our own.</strong> We are not a picture library: we have met everyone we represent.</li>
<li><strong>Clear contracts.</strong> Term, territory, media and fee in writing, always, before the first frame.</li>
<li><strong>Minors protected.</strong> A permit, a guardian and short hours are not details; they are conditions.</li>
<li><strong>Real bodies, real ages.</strong> From the newcomer to the model of seventy, from size 4 to size 22.</li>
</ul>
<h2>What moves us</h2>
<p>We love the moment when somebody sees their own face in print for the first time and does not recognize it, and then recognizes it all too well. We love the note that comes years later, from a girl who paid for university with what she earned here.</p>
<blockquote><p>An agency is, above all, a promise that somebody will look after you once the lights go out.</p></blockquote>
<h2>Come and meet us</h2>
<p>We are ten minutes from the underground, and the front door is open Monday to Friday, from ten to seven. For producers and brands we put a selection together on the same day. If you want to start, <a href="/en/be-a-model">Become a model</a> is the way in: four plain pictures, no make-up, and your story in a few lines.</p>`,
  },
  es: {
    title: 'Sobre Vitrine',
    description: `<p>Vitrine nació en São Paulo en 2009, en una sala prestada del Bom Retiro, con siete modelos, un teléfono y la convicción de que un rostro solo permanece en la memoria cuando hay una persona entera detrás. Hoy representamos a modelos, actores, niños y creadores de todo Brasil, y seguimos atendiendo el teléfono.</p>
<p>Trabajamos en moda, publicidad, cine y televisión. Nuestros talentos han desfilado en São Paulo, Milán, París y Tokio, y también han vendido pan, seguros, bicicletas y esperanza en anuncios de treinta segundos. Tratamos ambos trabajos con el mismo cuidado.</p>
<h2>Cómo trabajamos</h2>
<p>Cada persona de nuestro elenco tiene un agente que conoce su historia, sus horarios y sus límites. Antes de proponer un nombre leemos el guion; antes de aceptar una fecha preguntamos por la escuela, el examen y la familia. Es una manera más lenta de crecer, y la única que nos interesa.</p>
<ul>
<li><strong>Elenco propio.</strong> No somos un banco de imágenes: conocemos en persona a todos los que representamos.</li>
<li><strong>Contratos claros.</strong> Plazo, territorio, medios y caché por escrito, siempre, antes del primer disparo.</li>
<li><strong>Menores protegidos.</strong> Permiso, acompañante y jornada corta no son un detalle: son una condición.</li>
<li><strong>Cuerpos y edades de verdad.</strong> Del recién llegado a la modelo de setenta años, de la talla 34 a la 52.</li>
</ul>
<h2>Lo que nos mueve</h2>
<p>Nos gusta el instante en que alguien se ve por primera vez en una fotografía impresa y no se reconoce, y después se reconoce demasiado. Nos gusta recibir, años más tarde, la nota de una chica que pagó la universidad con lo que ganó aquí.</p>
<blockquote><p>Una agencia es, ante todo, la promesa de que alguien te cuidará cuando se apaguen las luces.</p></blockquote>
<h2>Ven a conocernos</h2>
<p>Estamos a diez minutos del metro, y la puerta se abre de lunes a viernes, de diez a diecinueve horas. Para productoras y marcas preparamos una selección el mismo día. Si quieres empezar, <a href="/es/become-a-model">Quiero ser modelo</a> es el camino: cuatro fotos sencillas, sin maquillaje, y tu historia en pocas líneas.</p>`,
  },
};
